import { formatMoney } from '@portal/locales/format';
import { aboutApplication, applicationBlocks } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const applicationAssignedStaffMail: Template<'applicationAssignedStaff'> = (mail, text) => ({
  subject: text('mails.applicationAssignedStaff.subject', aboutApplication(mail)),
  preheader: text('mails.applicationAssignedStaff.preheader'),
  heading: text('mails.applicationAssignedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.applicationAssignedStaff.intro', { by: mail.by }) },
    ...applicationBlocks(
      mail,
      text,
      mail.amount === null
        ? []
        : [[text('mails.applicationAssignedStaff.amount'), formatMoney(mail.amount, mail.language)]],
    ),
  ],
});
