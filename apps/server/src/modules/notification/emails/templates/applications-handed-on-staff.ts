import { aboutApplication, applicationBlocks, consoleButton } from '../about-application.ts';
import type { Template, Translate } from '../mail-content.ts';
import type { MailOf } from '../mail-request.ts';

type Reassigned = MailOf<'applicationsHandedOnStaff'>;

export const applicationsHandedOnStaffMail: Template<'applicationsHandedOnStaff'> = (mail, text) => {
  const { by, from, count, consoleLink } = mail;
  const { about } = aboutApplication(mail);
  return {
    subject: subjectOf(mail, about, text),
    preheader: text('mails.applicationsHandedOnStaff.preheader'),
    heading: text('mails.applicationsHandedOnStaff.heading'),
    audience: 'staff',
    blocks: [
      { kind: 'paragraph', text: text('mails.applicationsHandedOnStaff.intro', { count, by, from }) },
      ...(count === 1 && about !== ''
        ? applicationBlocks(mail, text)
        : consoleButton(consoleLink, text('mails.applicationsHandedOnStaff.open'))),
    ],
  };
};

/** Names one application and counts the others. */
function subjectOf({ count }: Reassigned, about: string, text: Translate): string {
  if (about === '') return text('mails.applicationsHandedOnStaff.subject', { count });
  if (count === 1) return text('mails.applicationAssignedStaff.subject', { about });
  return text('mails.applicationsHandedOnStaff.subjectNamed', { about, count: count - 1 });
}
