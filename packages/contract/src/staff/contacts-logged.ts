import * as z from 'zod/mini';
import { described } from '../fields/described.ts';

export const contactKinds = ['call', 'mail', 'message'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const contactOutcomes = ['reached', 'leftMessage', 'noAnswer', 'wrongNumber', 'sent'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

export const outcomesOfContact = {
  call: ['reached', 'leftMessage', 'noAnswer', 'wrongNumber'],
  mail: ['sent', 'reached'],
  message: ['sent', 'reached'],
} as const satisfies Record<ContactKind, readonly ContactOutcome[]>;

export const loggedContact = z.strictObject({
  kind: described(z.enum(contactKinds), 'How the applicant was contacted.'),
  outcome: described(z.enum(contactOutcomes), 'The outcome of the contact.'),
  nextContactDay: described(
    z.nullable(z.string()),
    'The next promised day (YYYY-MM-DD); null if the earlier day was kept.',
    '2026-02-12',
  ),
});
export type LoggedContact = z.infer<typeof loggedContact>;
