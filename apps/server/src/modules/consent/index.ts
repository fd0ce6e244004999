export { recordConsent } from './record-consent.ts';
export { tieConsents } from './storage/consents.ts';
