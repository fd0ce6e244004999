import { consoleButton } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const multipleContactsStaffMail: Template<'multipleContactsStaff'> = (mail, text) => ({
  subject: text('mails.multipleContactsStaff.subject'),
  preheader: text('mails.multipleContactsStaff.preheader'),
  heading: text('mails.multipleContactsStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.multipleContactsStaff.intro') },
    { kind: 'facts', facts: [[text('mails.multipleContactsStaff.email'), mail.email]] },
    { kind: 'paragraph', text: text('mails.multipleContactsStaff.next') },
    ...consoleButton(mail.consoleLink, text('mails.multipleContactsStaff.open')),
  ],
});
