import type { Template } from '../mail-content.ts';

export const noAccountMail: Template<'noAccount'> = (mail, text) => ({
  subject: text('mails.noAccount.subject'),
  preheader: text('mails.noAccount.preheader'),
  heading: text('mails.noAccount.heading'),
  audience: 'person',
  blocks: [
    { kind: 'paragraph', text: text('mails.greeting') },
    { kind: 'paragraph', text: text('mails.noAccount.intro') },
    { kind: 'paragraph', text: text('mails.noAccount.next') },
    { kind: 'button', label: text('mails.noAccount.button'), link: mail.eligibilityLink },
    { kind: 'note', text: text('mails.noAccount.otherAddress') },
  ],
});
