import { findAddressesOperation } from './operations/find-addresses.ts';
import { retrieveAddressOperation } from './operations/retrieve-address.ts';

export const addressOperations = [findAddressesOperation, retrieveAddressOperation];
