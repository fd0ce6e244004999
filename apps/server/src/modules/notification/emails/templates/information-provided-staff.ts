import { aboutApplication, applicationBlocks } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const informationProvidedStaffMail: Template<'informationProvidedStaff'> = (mail, text) => ({
  subject: text('mails.informationProvidedStaff.subject', aboutApplication(mail)),
  preheader: text('mails.informationProvidedStaff.preheader'),
  heading: text('mails.informationProvidedStaff.heading'),
  audience: 'staff',
  blocks: [{ kind: 'paragraph', text: text('mails.informationProvidedStaff.intro') }, ...applicationBlocks(mail, text)],
});
