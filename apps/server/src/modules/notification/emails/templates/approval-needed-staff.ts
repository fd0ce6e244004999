import { formatMoney } from '@portal/locales/format';
import { aboutApplication, applicationBlocks } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const approvalNeededStaffMail: Template<'approvalNeededStaff'> = (mail, text) => ({
  subject: text('mails.approvalNeededStaff.subject', aboutApplication(mail)),
  preheader: text('mails.approvalNeededStaff.preheader'),
  heading: text('mails.approvalNeededStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.approvalNeededStaff.intro', { by: mail.by }) },
    ...applicationBlocks(mail, text, [
      [text('mails.approvalNeededStaff.amount'), formatMoney(mail.amount, mail.language)],
    ]),
  ],
});
