import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

/** Results that a bureau can report about a person, in our own terms. */
export const creditStatuses = ['FOUND', 'NOT_FOUND', 'NO_SCORE', 'AMBIGUOUS', 'ERROR'] as const;
export type CreditStatus = (typeof creditStatuses)[number];

/** Why there is no report. Only `unavailable` is worth a retry. */
const bureauErrors = ['unavailable', 'refused', 'unreadable'] as const;
export type BureauError = (typeof bureauErrors)[number];

/** The person to report on. An application has one person: there are no guarantors. */
const creditSubject = z.strictObject({
  role: described(z.literal('applicant'), 'In which role: an application names nobody else, and has no guarantor.'),
  firstName: described(z.nullable(z.string()), 'As on the application.', 'Ana'),
  lastName: described(z.nullable(z.string()), 'As on the application.', 'Tremblay'),
});

const creditReason = z.strictObject({
  code: described(z.string(), 'The code of the bureau; its manual says what it means.', '36'),
  description: described(
    z.nullable(z.string()),
    'The words of the bureau, in the language of the inquiry; null where it gave a code alone.',
    'Time since oldest account is too short',
  ),
});
export type CreditReason = z.infer<typeof creditReason>;

export const creditInquiry = z.strictObject({
  inquiryId: described(
    identifier,
    'Our own reference, under which the bureau was asked. A retry repeats it, and is no second inquiry.',
    '0199c1f2-8a51-7c3e-9d5c-6b2f0a4e1d77',
  ),
  kind: described(z.literal('soft'), 'Only soft inquiries are made: other lenders do not see them.'),
  subject: described(creditSubject, 'Who was asked about.'),
  hadSin: described(z.boolean(), 'Whether the inquiry named a Social Insurance Number. The number itself is deleted.'),
  askedAt: described(instant, 'When the bureau was asked first.', '2026-02-10T14:00:00.000Z'),
  answeredAt: described(
    z.nullable(instant),
    'When its answer was stored; null while there is none.',
    '2026-02-10T14:00:02.000Z',
  ),
  status: described(
    z.nullable(z.enum(creditStatuses)),
    '`FOUND`: a file with a score. `NOT_FOUND`: no file. `NO_SCORE`: a file, but no score. `AMBIGUOUS`: several files may be meant, so the bureau wants to be contacted. `ERROR`: no report. Null while the bureau has not answered.',
    'FOUND',
  ),
  score: described(z.nullable(z.int()), 'The score; null unless the status is `FOUND`.', 712),
  reasons: described(
    z.array(creditReason),
    'Why the score is not higher, the weightiest first as the bureau gives them; without a score, why there is none.',
  ),
  bureauRef: described(z.nullable(z.string()), "The bureau's own number of the file.", '4f0c2a91be'),
  error: described(
    z.nullable(z.enum(bureauErrors)),
    'Of the status `ERROR`: the bureau could not be reached, refused the inquiry, or sent what could not be read. Null if that was not recorded.',
    'unavailable',
  ),
});
export type CreditInquiry = z.infer<typeof creditInquiry>;
