import { minutesLeft, type RemainingStep } from '@portal/contract/application/remaining-steps';
import type { TextKey } from '@portal/locales';
import { formatDay } from '@portal/locales/format/day';
import type { Block, Template } from '../mail-content.ts';

const stepTitles = {
  welcome: 'application.welcome.title',
  businessStructure: 'application.structure.title',
  businessFunding: 'application.funding.title',
  businessAge: 'application.age.title',
  personalInformation: 'application.personal.title',
  missingInformation: 'partner.missing.title',
  revenue: 'revenue.intro.title',
  review: 'review.title',
} as const satisfies Record<RemainingStep, TextKey>;

export const applicationReminderMail: Template<'applicationReminder'> = (mail, text) => {
  const { operatingName, stepsLeft } = mail;
  const count = stepsLeft.length;
  const titles = stepsLeft.map((step) => text(stepTitles[step]));
  const documents: Block[] = stepsLeft.includes('revenue')
    ? [{ kind: 'paragraph', text: text('mails.applicationReminder.documents', { months: mail.statementMonths }) }]
    : [];
  return {
    subject: text('mails.applicationReminder.subject', { count }),
    preheader: text('mails.applicationReminder.preheader', { step: titles[0] ?? '' }),
    heading: text('mails.applicationReminder.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      {
        kind: 'paragraph',
        text:
          operatingName === null
            ? text('mails.applicationReminder.intro')
            : text('mails.applicationReminder.introNamed', { operatingName }),
      },
      { kind: 'paragraph', text: text('mails.applicationReminder.left', { count: minutesLeft(stepsLeft) }) },
      { kind: 'steps', steps: titles },
      ...documents,
      { kind: 'button', label: text('mails.applicationReminder.button'), link: mail.resumeLink },
      {
        kind: 'note',
        text: text(mail.isLast ? 'mails.applicationReminder.last' : 'mails.applicationReminder.closes', {
          day: formatDay(mail.closesOn, mail.language),
        }),
      },
    ],
    stop: { label: text('mails.applicationReminder.stop'), ...mail.stop },
  };
};
