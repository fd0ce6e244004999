import { listBusinessesOperation } from './operations/list-businesses.ts';

export {
  deleteUnusedBusinesses,
  findMatchingBusiness,
  findOrCreateBusiness,
  findOwnBusiness,
  isKnownToAnotherCustomer,
} from './storage/businesses.ts';

export const businessOperations = [listBusinessesOperation];
