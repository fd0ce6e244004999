export { recordConsent } from './record-consent.ts';
export { tieConsents, withdrawConsents } from './storage/consents.ts';
