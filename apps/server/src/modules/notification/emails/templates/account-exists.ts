import type { Template } from '../mail-content.ts';
import { lifetimes } from './verification.ts';

export const accountExistsMail: Template<'accountExists'> = (mail, text) => ({
  subject: text('mails.accountExists.subject'),
  preheader: text('mails.accountExists.preheader'),
  heading: text('mails.accountExists.heading'),
  audience: 'person',
  blocks: [
    { kind: 'paragraph', text: text('mails.greeting') },
    { kind: 'paragraph', text: text('mails.accountExists.intro') },
    { kind: 'code', code: mail.code },
    { kind: 'paragraph', text: text('mails.verification.codeLifetime', lifetimes) },
    { kind: 'paragraph', text: text('mails.verification.orLink', lifetimes) },
    { kind: 'button', label: text('mails.accountExists.button'), link: mail.link },
    { kind: 'note', text: text('mails.verification.ignore') },
  ],
});
