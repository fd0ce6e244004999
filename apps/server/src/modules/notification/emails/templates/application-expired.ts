import { APPLICATION_EXPIRES_AFTER_DAYS } from '@portal/contract/constants';
import type { Template } from '../mail-content.ts';

export const applicationExpiredMail: Template<'applicationExpired'> = ({ operatingName, ...mail }, text) => {
  const days = APPLICATION_EXPIRES_AFTER_DAYS;
  return {
    subject: text('mails.applicationExpired.subject'),
    preheader: text('mails.applicationExpired.preheader'),
    heading: text('mails.applicationExpired.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      {
        kind: 'paragraph',
        text:
          operatingName === null
            ? text('mails.applicationExpired.intro', { days })
            : text('mails.applicationExpired.introNamed', { days, operatingName }),
      },
      { kind: 'paragraph', text: text('mails.applicationExpired.again') },
      { kind: 'button', label: text('mails.applicationExpired.button'), link: mail.startLink },
    ],
  };
};
