export { type GivenConsent, recordConsent } from './record-consent.ts';
export { hasConsent, tieConsents } from './storage/consents.ts';
export { withdrawConsents, withdrawConsentsOf } from './withdraw-consents.ts';
