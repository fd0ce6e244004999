import { aboutApplication, applicationBlocks } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const applicationSubmittedStaffMail: Template<'applicationSubmittedStaff'> = (mail, text) => ({
  subject: text('mails.applicationSubmittedStaff.subject', aboutApplication(mail)),
  preheader: text('mails.applicationSubmittedStaff.preheader'),
  heading: text('mails.applicationSubmittedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.applicationSubmittedStaff.intro') },
    ...applicationBlocks(mail, text),
  ],
});
