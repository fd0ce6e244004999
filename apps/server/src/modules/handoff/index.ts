export { handoffOperations } from './operations.ts';
