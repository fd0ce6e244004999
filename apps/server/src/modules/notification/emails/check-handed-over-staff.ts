import type { CheckKind, HandOverReason } from '@portal/contract/application/checks';
import type { TextKey } from '../../../platform/texts.ts';
import type { Template } from './mail-content.ts';

const checks = {
  transactions: 'mails.checkHandedOverStaff.transactions',
  personalDetails: 'mails.checkHandedOverStaff.personalDetails',
} as const satisfies Record<CheckKind, TextKey>;

const reasons = {
  checkFailed: 'mails.checkHandedOverStaff.checkFailed',
  noConsent: 'mails.checkHandedOverStaff.noConsent',
  sinDeclined: 'mails.checkHandedOverStaff.sinDeclined',
  notFoundWithSin: 'mails.checkHandedOverStaff.notFoundWithSin',
  statementsUnread: 'mails.checkHandedOverStaff.statementsUnread',
} as const satisfies Record<HandOverReason, TextKey>;

/** Tells the account managers of a check that is theirs now, and why. */
export const checkHandedOverStaffMail: Template<'checkHandedOverStaff'> = (mail, text) => ({
  subject: text('mails.checkHandedOverStaff.subject'),
  preheader: text('mails.checkHandedOverStaff.preheader'),
  heading: text('mails.checkHandedOverStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text(reasons[mail.reason]) },
    {
      kind: 'facts',
      facts: [
        [text('mails.checkHandedOverStaff.reference'), mail.reference],
        [text('mails.checkHandedOverStaff.check'), text(checks[mail.check])],
      ],
    },
  ],
});
