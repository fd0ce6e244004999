import type { Template } from '../mail-content.ts';

export const applicationClosedMail: Template<'applicationClosed'> = ({ outcome, operatingName, reference }, text) => {
  const introKeys = {
    funded: 'mails.applicationClosed.funded',
    declined: 'mails.applicationClosed.declined',
    withdrawn: 'mails.applicationClosed.withdrawn',
  } as const satisfies Record<typeof outcome, string>;
  const isFunded = outcome === 'funded';
  return {
    subject: text(isFunded ? 'mails.applicationClosed.fundedSubject' : 'mails.applicationClosed.subject'),
    preheader: text('mails.applicationClosed.preheader'),
    heading: text(isFunded ? 'mails.applicationClosed.fundedHeading' : 'mails.applicationClosed.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      { kind: 'paragraph', text: text(introKeys[outcome]) },
      {
        kind: 'facts',
        facts: [
          ...(operatingName === null ? [] : [[text('mails.applicationClosed.business'), operatingName] as const]),
          ...(reference === null ? [] : [[text('mails.applicationClosed.reference'), reference] as const]),
        ],
      },
      { kind: 'paragraph', text: text('mails.applicationClosed.again') },
    ],
  };
};
