import { aboutApplication, applicationBlocks, consoleButton } from '../about-application.ts';
import type { Template, Translate } from '../mail-content.ts';
import type { MailOf } from '../mail-request.ts';

type Reassigned = MailOf<'applicationsHandedOnStaff'>;

export const applicationsHandedOnStaffMail: Template<'applicationsHandedOnStaff'> = (mail, text) => {
  const { from, count, consoleLink } = mail;
  const { about } = aboutApplication(mail);
  return {
    subject: subjectOf(mail, about, text),
    preheader: text(
      from === null ? 'mails.applicationAssignedStaff.preheader' : 'mails.applicationsHandedOnStaff.preheader',
    ),
    heading: text('mails.applicationsHandedOnStaff.heading'),
    audience: 'staff',
    blocks: [
      { kind: 'paragraph', text: introOf(mail, text) },
      ...(count === 1 && about !== ''
        ? applicationBlocks(mail, text)
        : consoleButton(consoleLink, text('mails.applicationsHandedOnStaff.open'))),
    ],
  };
};

function introOf({ by, from, count }: Reassigned, text: Translate): string {
  return from === null
    ? text('mails.applicationsHandedOnStaff.introTogether', { count, by })
    : text('mails.applicationsHandedOnStaff.intro', { count, by, from });
}

function subjectOf({ count }: Reassigned, about: string, text: Translate): string {
  if (about === '') return text('mails.applicationsHandedOnStaff.subject', { count });
  if (count === 1) return text('mails.applicationAssignedStaff.subject', { about });
  return text('mails.applicationsHandedOnStaff.subjectNamed', { about, count: count - 1 });
}
