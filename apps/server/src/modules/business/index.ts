import type { ImplementedOperation } from '../../http/operation.ts';

export const businessOperations: ImplementedOperation[] = [];
