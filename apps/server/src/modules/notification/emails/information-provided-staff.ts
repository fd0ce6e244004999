import type { Template } from './mail-content.ts';

/** Tells the account managers that everything they asked for is there. */
export const informationProvidedStaffMail: Template<'informationProvidedStaff'> = (mail, text) => ({
  subject: text('mails.informationProvidedStaff.subject'),
  preheader: text('mails.informationProvidedStaff.preheader'),
  heading: text('mails.informationProvidedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.informationProvidedStaff.intro') },
    { kind: 'facts', facts: [[text('mails.informationProvidedStaff.reference'), mail.reference]] },
  ],
});
