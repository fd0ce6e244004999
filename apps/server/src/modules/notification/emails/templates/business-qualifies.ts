import { MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import type { Template } from '../mail-content.ts';

export const businessQualifiesMail: Template<'businessQualifies'> = (mail, text) => ({
  subject: text('mails.businessQualifies.subject'),
  preheader: text('mails.businessQualifies.preheader'),
  heading: text('mails.businessQualifies.heading'),
  audience: 'person',
  blocks: [
    { kind: 'paragraph', text: text('mails.greeting') },
    { kind: 'paragraph', text: text('mails.businessQualifies.intro', { months: MINIMUM_MONTHS_IN_BUSINESS }) },
    { kind: 'paragraph', text: text('mails.businessQualifies.next') },
    { kind: 'button', label: text('mails.businessQualifies.button'), link: mail.eligibilityLink },
    { kind: 'note', text: text('mails.businessQualifies.once') },
  ],
  stop: { label: text('mails.businessQualifies.stop'), ...mail.stop },
});
