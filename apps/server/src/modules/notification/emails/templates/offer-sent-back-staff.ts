import { aboutApplication, applicationBlocks } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const offerSentBackStaffMail: Template<'offerSentBackStaff'> = (mail, text) => ({
  subject: text('mails.offerSentBackStaff.subject', aboutApplication(mail)),
  preheader: text('mails.offerSentBackStaff.preheader', { by: mail.by }),
  heading: text('mails.offerSentBackStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.offerSentBackStaff.intro', { by: mail.by }) },
    ...applicationBlocks(mail, text),
  ],
});
