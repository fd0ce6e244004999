export { contactsOperations } from './operations.ts';
