import type { Template } from '../mail-content.ts';

export const applicationWithdrawnMail: Template<'applicationWithdrawn'> = ({ operatingName, reference }, text) => ({
  subject: text('mails.applicationWithdrawn.subject'),
  preheader: text('mails.applicationWithdrawn.preheader'),
  heading: text('mails.applicationWithdrawn.heading'),
  audience: 'person',
  blocks: [
    { kind: 'paragraph', text: text('mails.greeting') },
    {
      kind: 'paragraph',
      text:
        operatingName === null
          ? text('mails.applicationWithdrawn.intro')
          : text('mails.applicationWithdrawn.introNamed', { operatingName }),
    },
    {
      kind: 'facts',
      facts: reference === null ? [] : [[text('mails.applicationWithdrawn.reference'), reference]],
    },
    { kind: 'paragraph', text: text('mails.applicationWithdrawn.again') },
  ],
});
