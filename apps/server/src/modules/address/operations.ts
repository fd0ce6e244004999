import type { ImplementedOperation } from '../../http/operation.ts';
import { findAddressesOperation } from './operations/find-addresses.ts';
import { retrieveAddressOperation } from './operations/retrieve-address.ts';

/** Every operation of the module. */
export const addressOperations: readonly ImplementedOperation[] = [findAddressesOperation, retrieveAddressOperation];
