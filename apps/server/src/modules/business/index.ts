export { businessOperations } from './operations.ts';
export {
  deleteUnusedBusinesses,
  findMatchingBusiness,
  findOrCreateBusiness,
  findOwnBusiness,
  isKnownToAnotherCustomer,
} from './storage/businesses.ts';
