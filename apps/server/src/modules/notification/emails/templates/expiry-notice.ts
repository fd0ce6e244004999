import { formatDay } from '@portal/locales/format/day';
import type { Template } from '../mail-content.ts';

export const expiryNoticeMail: Template<'expiryNotice'> = ({ operatingName, ...mail }, text) => {
  const day = formatDay(mail.expiresOn, mail.language);
  return {
    subject: text('mails.expiryNotice.subject'),
    preheader: text('mails.expiryNotice.preheader', { day }),
    heading: text('mails.expiryNotice.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      {
        kind: 'paragraph',
        text:
          operatingName === null
            ? text('mails.expiryNotice.intro', { day })
            : text('mails.expiryNotice.introNamed', { day, operatingName }),
      },
      { kind: 'paragraph', text: text('mails.expiryNotice.kept') },
      { kind: 'button', label: text('mails.expiryNotice.button'), link: mail.resumeLink },
    ],
  };
};
