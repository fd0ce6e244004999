export { recordConsent, tieConsents } from './storage/consents.ts';
