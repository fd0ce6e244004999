import type { Template } from '../mail-content.ts';

export const privacyRequestAnsweredMail: Template<'privacyRequestAnswered'> = ({ kind, outcome, answer }, text) => {
  const introKeys = {
    correction: {
      done: 'mails.privacyRequestAnswered.corrected',
      declined: 'mails.privacyRequestAnswered.notCorrected',
    },
    erasure: { done: 'mails.privacyRequestAnswered.erased', declined: 'mails.privacyRequestAnswered.notErased' },
  } as const satisfies Record<typeof kind, Record<typeof outcome, string>>;
  return {
    subject: text('mails.privacyRequestAnswered.subject'),
    preheader: text('mails.privacyRequestAnswered.preheader'),
    heading: text('mails.privacyRequestAnswered.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      { kind: 'paragraph', text: text(introKeys[kind][outcome]) },
      { kind: 'heading', text: text('mails.privacyRequestAnswered.answer') },
      ...answer.split(/\n+/u).map((line) => ({ kind: 'paragraph', text: line }) as const),
      { kind: 'note', text: text('mails.privacyRequestAnswered.disagree') },
    ],
  };
};
