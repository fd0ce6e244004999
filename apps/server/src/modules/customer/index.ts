export { customerOperations } from './operations.ts';
export {
  findCustomer,
  findCustomersByEmail,
  importCustomer,
  insertCustomer,
  isCustomerPresent,
  listContactsOfEmail,
  lockCustomer,
  updateCustomerFirstName,
  updateReminders,
  wantsReminders,
} from './storage/customers.ts';
export { saveEligibilityAnswers, takeEligibilityAnswers } from './storage/eligibility-answers.ts';
