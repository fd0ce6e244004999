import { formatDay } from '@portal/locales/format/day';
import type { Template } from '../mail-content.ts';

export const applicationReceivedMail: Template<'applicationReceived'> = (mail, text) => {
  const day = formatDay(mail.nextContactDay, mail.language, 'weekday');
  return {
    subject: text('mails.applicationReceived.subject'),
    preheader: text('mails.applicationReceived.preheader', { day }),
    heading: text('mails.applicationReceived.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      { kind: 'paragraph', text: text('mails.applicationReceived.intro', { operatingName: mail.operatingName }) },
      {
        kind: 'facts',
        facts: [
          [text('mails.applicationReceived.reference'), mail.reference],
          [text('mails.applicationReceived.business'), mail.operatingName],
        ],
      },
      { kind: 'heading', text: text('mails.applicationReceived.nextHeading') },
      {
        kind: 'steps',
        steps: [
          text('mails.applicationReceived.nextReview'),
          text('mails.applicationReceived.nextContact', { day }),
          text('mails.applicationReceived.nextKeep'),
        ],
      },
      { kind: 'paragraph', text: text('mails.applicationReceived.copy') },
      { kind: 'button', label: text('mails.applicationReceived.button'), link: mail.copyLink },
    ],
  };
};
