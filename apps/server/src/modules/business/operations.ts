import type { ImplementedOperation } from '../../kernel/operation.ts';
import { listBusinessesOperation } from './operations/list-businesses.ts';

/** Every operation of the module. */
export const businessOperations: readonly ImplementedOperation[] = [listBusinessesOperation];
