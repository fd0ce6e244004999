import type { ImplementedOperation } from '../../kernel/operation.ts';
import { findAddressesOperation } from './operations/find-addresses.ts';
import { retrieveAddressOperation } from './operations/retrieve-address.ts';

/** Every operation of the module. */
export const addressOperations: readonly ImplementedOperation[] = [findAddressesOperation, retrieveAddressOperation];
