export { referralOperations } from './operations.ts';
