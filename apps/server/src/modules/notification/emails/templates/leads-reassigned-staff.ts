import { consoleButton } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const leadsReassignedStaffMail: Template<'leadsReassignedStaff'> = ({ by, from, count, consoleLink }, text) => ({
  subject: text('mails.leadsReassignedStaff.subject', { count }),
  preheader: text('mails.applicationsHandedOnStaff.preheader'),
  heading: text('mails.leadsReassignedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.leadsReassignedStaff.intro', { by, from, count }) },
    ...consoleButton(consoleLink, text('mails.leadsReassignedStaff.open')),
  ],
});
