export { type GivenConsent, recordConsent } from './record-consent.ts';
export { hasConsent, tieConsents, withdrawConsents } from './storage/consents.ts';
