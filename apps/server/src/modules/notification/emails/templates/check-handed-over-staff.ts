import type { CheckKind, HandOverReason } from '@portal/contract/application/checks';
import type { TextKey } from '@portal/locales';
import { aboutApplication, applicationBlocks } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

const checks = {
  transactions: 'mails.checkHandedOverStaff.transactions',
  personalDetails: 'mails.checkHandedOverStaff.personalDetails',
} as const satisfies Record<CheckKind, TextKey>;

const reasons = {
  checkFailed: 'mails.checkHandedOverStaff.checkFailed',
  noConsent: 'mails.checkHandedOverStaff.noConsent',
  sinDeclined: 'mails.checkHandedOverStaff.sinDeclined',
  notFoundWithSin: 'mails.checkHandedOverStaff.notFoundWithSin',
  notFound: 'mails.checkHandedOverStaff.notFound',
  statementsUnread: 'mails.checkHandedOverStaff.statementsUnread',
} as const satisfies Record<HandOverReason, TextKey>;

export const checkHandedOverStaffMail: Template<'checkHandedOverStaff'> = (mail, text) => ({
  subject: text('mails.checkHandedOverStaff.subject', aboutApplication(mail)),
  preheader: text('mails.checkHandedOverStaff.preheader'),
  heading: text('mails.checkHandedOverStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text(reasons[mail.reason]) },
    ...applicationBlocks(mail, text, [[text('mails.checkHandedOverStaff.check'), text(checks[mail.check])]]),
  ],
});
