export { type GivenConsent, recordConsent } from './actions/record-consent.ts';
export { hasConsent, isConsentActive, linkConsents, listConsentsAbout } from './storage/consents.ts';
export { withdrawConsents, withdrawConsentsOf, withdrawConsentsOfAddress } from './actions/withdraw-consents.ts';
