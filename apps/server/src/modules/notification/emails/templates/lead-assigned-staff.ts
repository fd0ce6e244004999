import { consoleButton } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const leadAssignedStaffMail: Template<'leadAssignedStaff'> = ({ leadId, by, consoleLink }, text) => ({
  subject: text('mails.leadAssignedStaff.subject'),
  preheader: text('mails.applicationAssignedStaff.preheader'),
  heading: text('mails.leadAssignedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.leadAssignedStaff.intro', { by }) },
    { kind: 'facts', facts: [[text('mails.leadCreatedStaff.lead'), leadId]] },
    ...consoleButton(consoleLink, text('mails.leadCreatedStaff.open')),
  ],
});
