import type { Template } from './mail-content.ts';

/** Tells the account managers of a submission. */
export const applicationSubmittedStaffMail: Template<'applicationSubmittedStaff'> = (mail, text) => ({
  subject: text('mails.applicationSubmittedStaff.subject'),
  preheader: text('mails.applicationSubmittedStaff.preheader'),
  heading: text('mails.applicationSubmittedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.applicationSubmittedStaff.intro') },
    { kind: 'facts', facts: [[text('mails.applicationSubmittedStaff.reference'), mail.reference]] },
  ],
});
