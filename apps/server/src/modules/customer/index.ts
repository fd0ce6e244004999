export { customerOperations } from './operations.ts';
export { customerJobs } from './jobs.ts';
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
export { type GivenConsent, recordConsent } from './actions/record-consent.ts';
export { findActiveOfAddress, hasConsent, linkConsents, listConsentsAbout } from './storage/consents.ts';
export { withdrawConsents, withdrawConsentsOf, withdrawConsentsOfAddress } from './actions/withdraw-consents.ts';
export { eraseRecordingsOfCustomer } from './actions/recording/erase-recordings.ts';
