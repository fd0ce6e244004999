export { addressOperations } from './operations.ts';
