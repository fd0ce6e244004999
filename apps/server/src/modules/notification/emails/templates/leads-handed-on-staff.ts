import { consoleButton } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const leadsHandedOnStaffMail: Template<'leadsHandedOnStaff'> = ({ by, from, count, consoleLink }, text) => ({
  subject: text('mails.leadsHandedOnStaff.subject', { count }),
  preheader: text('mails.applicationsHandedOnStaff.preheader'),
  heading: text('mails.leadsHandedOnStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.leadsHandedOnStaff.intro', { by, from, count }) },
    ...consoleButton(consoleLink, text('mails.leadsHandedOnStaff.open')),
  ],
});
