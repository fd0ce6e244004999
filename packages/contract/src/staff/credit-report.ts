import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

export const creditStatuses = ['FOUND', 'NOT_FOUND', 'NO_SCORE', 'AMBIGUOUS', 'ERROR'] as const;
export type CreditStatus = (typeof creditStatuses)[number];

/** Why there is no report. Only `unavailable` is worth a retry. */
const bureauErrors = ['unavailable', 'refused', 'unreadable'] as const;
export type BureauError = (typeof bureauErrors)[number];

/** The person to report on. An application has one person: there are no guarantors. */
const creditSubject = z.strictObject({
  role: described(
    z.literal('applicant'),
    'The person’s role. It is always the applicant, because an application has no guarantor.',
  ),
  firstName: described(z.nullable(z.string()), 'The first name on the application.', 'Ana'),
  lastName: described(z.nullable(z.string()), 'The last name on the application.', 'Tremblay'),
});

const creditReason = z.strictObject({
  code: described(z.string(), 'The bureau’s code; see its manual for the meaning.', '36'),
  description: described(
    z.nullable(z.string()),
    'The bureau’s wording, in the language of the inquiry; null if it gave only a code.',
    'Time since oldest account is too short',
  ),
});
export type CreditReason = z.infer<typeof creditReason>;

export const creditInquiry = z.strictObject({
  inquiryId: described(
    identifier,
    'The portal’s reference for the inquiry. A retry repeats it, so it does not count as a second inquiry.',
    '0199c1f2-8a51-7c3e-9d5c-6b2f0a4e1d77',
  ),
  kind: described(z.literal('soft'), 'Always soft: other lenders do not see the inquiry.'),
  subject: described(creditSubject, 'The person the inquiry was about.'),
  hadSin: described(
    z.boolean(),
    'Whether the inquiry included a Social Insurance Number. The number itself is deleted.',
  ),
  askedAt: described(instant, 'When the bureau was first queried.', '2026-02-10T14:00:00.000Z'),
  answeredAt: described(
    z.nullable(instant),
    'When the response was stored; null until there is one.',
    '2026-02-10T14:00:02.000Z',
  ),
  status: described(
    z.nullable(z.enum(creditStatuses)),
    '`FOUND`: a file with a score. `NOT_FOUND`: no file. `NO_SCORE`: a file without a score. `AMBIGUOUS`: several files match, so contact the bureau. `ERROR`: no report. Null until the bureau responds.',
    'FOUND',
  ),
  score: described(z.nullable(z.int()), 'The score; null unless the status is `FOUND`.', 712),
  reasons: described(
    z.array(creditReason),
    'Why the score is not higher, most important first, as ranked by the bureau. Without a score, why there is none.',
  ),
  bureauRef: described(z.nullable(z.string()), "The bureau's own file number.", '4f0c2a91be'),
  error: described(
    z.nullable(z.enum(bureauErrors)),
    'For the status `ERROR`: the bureau could not be reached, refused the inquiry, or sent an unreadable response. Null if not recorded.',
    'unavailable',
  ),
});
export type CreditInquiry = z.infer<typeof creditInquiry>;
