import { CODE_LIFETIME_MS, LINK_LIFETIME_MS, MINUTE_MS } from '@portal/contract/constants';
import type { Template } from '../mail-content.ts';

export const lifetimes = { codeMinutes: CODE_LIFETIME_MS / MINUTE_MS, linkMinutes: LINK_LIFETIME_MS / MINUTE_MS };

export const verificationMail: Template<'verification'> = (mail, text) => {
  const words = {
    eligibility: {
      subject: text('mails.verification.eligibility.subject'),
      heading: text('mails.verification.eligibility.heading'),
      intro: text('mails.verification.eligibility.intro'),
      button: text('mails.verification.eligibility.button'),
    },
    login: {
      subject: text('mails.verification.login.subject'),
      heading: text('mails.verification.login.heading'),
      intro: text('mails.verification.login.intro'),
      button: text('mails.verification.login.button'),
    },
  }[mail.purpose];

  return {
    subject: words.subject,
    preheader: text('mails.verification.preheader', lifetimes),
    heading: words.heading,
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      { kind: 'paragraph', text: words.intro },
      { kind: 'code', code: mail.code },
      { kind: 'paragraph', text: text('mails.verification.codeLifetime', lifetimes) },
      { kind: 'paragraph', text: text('mails.verification.orLink', lifetimes) },
      { kind: 'button', label: words.button, link: mail.link },
      { kind: 'note', text: text('mails.verification.ignore') },
    ],
  };
};
