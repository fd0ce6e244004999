import {
  APPLICATION_EXPIRES_AFTER_DAYS,
  APPLICATION_EXPIRY_NOTICE_DAYS,
  BOOKKEEPER_LINK_LIFETIME_MS,
  DAY_MS,
  DEVICE_LINK_LIFETIME_MS,
  ENCRYPTION_BITS,
  MINUTE_MS,
} from '@portal/contract/constants';
import type { TextKey } from '@portal/locales';

export interface LegalSection {
  title: TextKey;
  text: TextKey;
}

export const legalNumbers = {
  bits: ENCRYPTION_BITS,
  linkMinutes: DEVICE_LINK_LIFETIME_MS / MINUTE_MS,
  linkDays: BOOKKEEPER_LINK_LIFETIME_MS / DAY_MS,
  expiryDays: APPLICATION_EXPIRES_AFTER_DAYS,
  noticeDays: APPLICATION_EXPIRY_NOTICE_DAYS,
} as const;

export const termsSections: readonly LegalSection[] = [
  { title: 'legal.terms.who.title', text: 'legal.terms.who.text' },
  { title: 'legal.terms.use.title', text: 'legal.terms.use.text' },
  { title: 'legal.terms.check.title', text: 'legal.terms.check.text' },
  { title: 'legal.terms.application.title', text: 'legal.terms.application.text' },
  { title: 'legal.terms.credit.title', text: 'legal.terms.credit.text' },
  { title: 'legal.terms.statements.title', text: 'legal.terms.statements.text' },
  { title: 'legal.terms.privacy.title', text: 'legal.terms.privacy.text' },
  { title: 'legal.terms.messages.title', text: 'legal.terms.messages.text' },
  { title: 'legal.terms.account.title', text: 'legal.terms.account.text' },
  { title: 'legal.terms.availability.title', text: 'legal.terms.availability.text' },
  { title: 'legal.terms.responsibility.title', text: 'legal.terms.responsibility.text' },
  { title: 'legal.terms.language.title', text: 'legal.terms.language.text' },
  { title: 'legal.terms.complaints.title', text: 'legal.terms.complaints.text' },
  { title: 'legal.terms.law.title', text: 'legal.terms.law.text' },
  { title: 'legal.terms.changes.title', text: 'legal.terms.changes.text' },
];

export const privacySections: readonly LegalSection[] = [
  { title: 'legal.privacyPolicy.responsible.title', text: 'legal.privacyPolicy.responsible.text' },
  { title: 'legal.privacyPolicy.what.title', text: 'legal.privacyPolicy.what.text' },
  { title: 'legal.privacyPolicy.why.title', text: 'legal.privacyPolicy.why.text' },
  { title: 'legal.privacyPolicy.consent.title', text: 'legal.privacyPolicy.consent.text' },
  { title: 'legal.privacyPolicy.sin.title', text: 'legal.privacyPolicy.sin.text' },
  { title: 'legal.privacyPolicy.automatic.title', text: 'legal.privacyPolicy.automatic.text' },
  { title: 'legal.privacyPolicy.compare.title', text: 'legal.privacyPolicy.compare.text' },
  { title: 'legal.privacyPolicy.share.title', text: 'legal.privacyPolicy.share.text' },
  { title: 'legal.privacyPolicy.helpers.title', text: 'legal.privacyPolicy.helpers.text' },
  { title: 'legal.privacyPolicy.outside.title', text: 'legal.privacyPolicy.outside.text' },
  { title: 'legal.privacyPolicy.safety.title', text: 'legal.privacyPolicy.safety.text' },
  { title: 'legal.privacyPolicy.keep.title', text: 'legal.privacyPolicy.keep.text' },
  { title: 'legal.privacyPolicy.cookies.title', text: 'legal.privacyPolicy.cookies.text' },
  { title: 'legal.privacyPolicy.rights.title', text: 'legal.privacyPolicy.rights.text' },
  { title: 'legal.privacyPolicy.complaint.title', text: 'legal.privacyPolicy.complaint.text' },
  { title: 'legal.privacyPolicy.changes.title', text: 'legal.privacyPolicy.changes.text' },
];
