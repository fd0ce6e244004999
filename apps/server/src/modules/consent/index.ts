export { type GivenConsent, recordConsent } from './record-consent.ts';
export {
  hasConsent,
  hasConsentOfCustomer,
  tieConsents,
  withdrawConsents,
  withdrawConsentsOfCustomer,
} from './storage/consents.ts';
