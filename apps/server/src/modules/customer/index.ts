import { getCustomerOperation } from './operations/get-customer.ts';
import { setCustomerLanguageOperation } from './operations/set-customer-language.ts';

export {
  findCustomer,
  findCustomersByEmail,
  importCustomer,
  insertCustomer,
  listContactsOfEmail,
  lockCustomer,
  updateCustomerFirstName,
  updateReminders,
  wantsReminders,
} from './storage/customers.ts';
export { saveEligibilityAnswers, takeEligibilityAnswers } from './storage/eligibility-answers.ts';

export const customerOperations = [getCustomerOperation, setCustomerLanguageOperation];
