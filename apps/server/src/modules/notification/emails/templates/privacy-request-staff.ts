import { consoleButton } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

export const privacyRequestStaffMail: Template<'privacyRequestStaff'> = ({ kind, requestId, consoleLink }, text) => {
  const subjectKeys = {
    correction: 'mails.privacyRequestStaff.correctionSubject',
    erasure: 'mails.privacyRequestStaff.erasureSubject',
  } as const satisfies Record<typeof kind, string>;
  const introKeys = {
    correction: 'mails.privacyRequestStaff.correction',
    erasure: 'mails.privacyRequestStaff.erasure',
  } as const satisfies Record<typeof kind, string>;
  return {
    subject: text(subjectKeys[kind]),
    preheader: text('mails.privacyRequestStaff.preheader'),
    heading: text('mails.privacyRequestStaff.heading'),
    audience: 'staff',
    blocks: [
      { kind: 'paragraph', text: text(introKeys[kind]) },
      { kind: 'facts', facts: [[text('mails.privacyRequestStaff.request'), requestId]] },
      { kind: 'paragraph', text: text('mails.privacyRequestStaff.next') },
      ...consoleButton(consoleLink, text('mails.privacyRequestStaff.open')),
    ],
  };
};
