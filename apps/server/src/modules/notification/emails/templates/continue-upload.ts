import { DEVICE_LINK_LIFETIME_MS, MINUTE_MS } from '@portal/contract/constants';
import type { Template } from '../mail-content.ts';

const LINK_MINUTES = DEVICE_LINK_LIFETIME_MS / MINUTE_MS;

export const continueUploadMail: Template<'continueUpload'> = (mail, text) => ({
  subject: text('mails.continueUpload.subject'),
  preheader: text('mails.continueUpload.preheader', { minutes: LINK_MINUTES }),
  heading: text('mails.continueUpload.heading'),
  audience: 'person',
  blocks: [
    { kind: 'paragraph', text: text('mails.greeting') },
    { kind: 'paragraph', text: text('mails.continueUpload.intro', { minutes: LINK_MINUTES }) },
    { kind: 'button', label: text('mails.continueUpload.button'), link: mail.uploadLink },
    { kind: 'paragraph', text: text('mails.continueUpload.whole') },
    { kind: 'button', label: text('mails.continueUpload.logIn'), link: mail.logInLink },
    { kind: 'note', text: text('mails.continueUpload.ignore') },
  ],
});
