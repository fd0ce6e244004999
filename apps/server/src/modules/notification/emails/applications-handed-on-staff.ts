import { consoleButton } from './about-application.ts';
import type { Template } from './mail-content.ts';

/** Notifies an account manager of the open applications of a colleague that are theirs now. */
export const applicationsHandedOnStaffMail: Template<'applicationsHandedOnStaff'> = (mail, text) => {
  const { by, from, count, consoleLink } = mail;
  return {
    subject: text('mails.applicationsHandedOnStaff.subject', { count }),
    preheader: text('mails.applicationsHandedOnStaff.preheader'),
    heading: text('mails.applicationsHandedOnStaff.heading'),
    audience: 'staff',
    blocks: [
      { kind: 'paragraph', text: text('mails.applicationsHandedOnStaff.intro', { count, by, from }) },
      ...consoleButton(consoleLink, text('mails.applicationsHandedOnStaff.open')),
    ],
  };
};
