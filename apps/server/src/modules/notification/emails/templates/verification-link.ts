import type { Template } from '../mail-content.ts';
import { lifetimes } from './verification.ts';

/** Verifies an address while codes are suspended: a link cannot be guessed. */
export const verificationLinkMail: Template<'verificationLink'> = (mail, text) => {
  const words = {
    eligibility: {
      subject: text('mails.verification.eligibility.subject'),
      heading: text('mails.verification.eligibility.heading'),
      intro: text('mails.verificationLink.eligibility.intro'),
      button: text('mails.verification.eligibility.button'),
    },
    login: {
      subject: text('mails.verificationLink.login.subject'),
      heading: text('mails.verification.login.heading'),
      intro: text('mails.verificationLink.login.intro'),
      button: text('mails.verification.login.button'),
    },
    accountExists: {
      subject: text('mails.accountExists.subject'),
      heading: text('mails.accountExists.heading'),
      intro: text('mails.verificationLink.accountExists.intro'),
      button: text('mails.accountExists.button'),
    },
  }[mail.purpose];

  return {
    subject: words.subject,
    preheader: text('mails.verificationLink.preheader', lifetimes),
    heading: words.heading,
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      { kind: 'paragraph', text: words.intro },
      { kind: 'button', label: words.button, link: mail.link },
      { kind: 'paragraph', text: text('mails.verificationLink.lifetime', lifetimes) },
      { kind: 'paragraph', text: text('mails.verificationLink.why') },
      { kind: 'note', text: text('mails.verificationLink.ignore') },
    ],
  };
};
