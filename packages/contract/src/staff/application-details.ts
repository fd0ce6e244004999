import * as z from 'zod/mini';
import { allHandOverReasons, checkKinds, checkStates, informationKinds } from '../application/checks.ts';
import { type ApplicationEventKind, applicationEventKinds } from '../application/events.ts';
import { coveredWindows, monthStates } from '../application/statements/months-covered.ts';
import { doubtKinds, statementProofs } from '../application/statements/statement-transactions.ts';
import { consentKinds } from '../consent.ts';
import { statementFile } from '../entities/entities.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { loggedContact } from './contacts-logged.ts';

export const staffCheck = z.strictObject({
  kind: described(z.enum(checkKinds), 'What is checked.'),
  state: described(z.enum(checkStates), '`needsYou`: the customer is asked for something. `handedOver`: it is yours.'),
  reason: described(
    z.nullable(z.enum(allHandOverReasons)),
    'Why it was handed over: it failed, there is no consent, the SIN was declined, no one was found with it or once more without it, or the statements could not be read. Or why an account manager took it over: it takes too long, what it would use is wrong, it is checked in another way, or something else. Null in every other state, and if that was not recorded yet.',
    'noConsent',
  ),
  by: described(
    z.nullable(z.string()),
    'Who took it over, did it themselves, or had it tried again; null of what the portal does.',
    'Anne Roy',
  ),
  words: described(
    z.nullable(z.string()),
    'What they wrote for the file; the applicant never sees it.',
    'The bank confirmed it by telephone.',
  ),
});
export type StaffCheck = z.infer<typeof staffCheck>;

const day = (description: string, example: string) => described(z.string(), description, example);

export const staffMonthsCovered = z.strictObject({
  months: described(
    z.array(
      z.strictObject({
        month: described(z.string(), 'A month of the window, as YYYY-MM.', '2026-01'),
        state: described(z.enum(monthStates), 'Whether one account covers most of it, part of it, or none.'),
        gaps: described(
          z.array(
            z.strictObject({
              from: day('The first day of the gap, as YYYY-MM-DD.', '2026-01-20'),
              to: day('The last day of the gap, as YYYY-MM-DD.', '2026-01-31'),
            }),
          ),
          'Of a month covered in part: the days that are missing, oldest first.',
        ),
      }),
    ),
    'The months of the window, oldest first, from statements and the bank together.',
  ),
  complete: described(z.boolean(), 'Whether every month of the window is found.'),
  window: described(
    z.enum(coveredWindows),
    'Which months count: the required ones, or the earlier ones that are accepted while the newest statement is not out yet.',
  ),
});

export const staffStatement = z.strictObject({
  ...statementFile.shape,
  proof: described(
    z.nullable(z.enum(statementProofs)),
    'Whether its rows are believed: `proven` if every sum that is printed holds, in each of its accounts. Null where no account was read.',
    'proven',
  ),
  doubt: described(
    z.nullable(z.enum(doubtKinds)),
    'Why they are not: `unread` if we could not read the paper, `contradicts` if it does not agree with itself. Null otherwise.',
    'unread',
  ),
  correctedBy: described(z.array(z.string()), 'On whose corrections and confirmations that rests, each name once.', [
    'Anne Roy',
  ]),
});
export type StaffStatement = z.infer<typeof staffStatement>;

export const staffReferral = z.strictObject({
  referralId: described(identifier, 'The id of the referral.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b20'),
  partnerId: described(identifier, 'The id of the partner.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'),
  partnerName: described(z.string(), 'The name of the partner, as the applicant saw it.', 'Laurentian Brokers'),
  partnerReference: described(z.nullable(z.string()), 'What the partner calls it; null if they gave none.', 'LB-1042'),
  createdAt: described(instant, 'When the partner made it.', '2026-02-09T10:00:00.000Z'),
  acceptedAt: described(z.nullable(instant), 'When the applicant agreed to it.', '2026-02-10T14:00:00.000Z'),
});

export const staffConsent = z.strictObject({
  kind: described(z.enum(consentKinds), 'What was agreed to.'),
  textVersion: described(z.string(), 'The version of the text that was shown.', '2026-01'),
  language: described(language, 'The language of that text.'),
  givenAt: described(instant, 'When it was given.', '2026-02-10T14:00:00.000Z'),
  withdrawnAt: described(
    z.nullable(instant),
    'When it was withdrawn; null while it stands.',
    '2026-03-01T09:30:00.000Z',
  ),
  isOfApplication: described(z.boolean(), 'Whether it was given for this application; otherwise for the account.'),
});

const askedStates = ['open', 'provided', 'declined', 'withdrawn'] as const;

export const staffAskedItem = z.strictObject({
  itemId: described(identifier, 'The id of what was asked for.', '0199c1f2-5a71-7283-8e9f-0a1b2c3d4e5f'),
  kind: described(z.enum(informationKinds), 'What was asked for.'),
  months: described(z.array(z.string()), 'Of statements: the months, as YYYY-MM, the oldest first.', ['2025-09']),
  question: described(
    z.nullable(z.strictObject({ en: z.string(), fr: z.string() })),
    'The question, as it was written in both languages; null where none was asked.',
  ),
  askedBy: described(z.nullable(z.string()), 'Who asked; null where a check did by itself.', 'Anne Roy'),
  askedWithKey: described(z.boolean(), 'Whether `askedBy` is the name of a key; false where that was not kept.', false),
  askedAt: described(instant, 'When.', '2026-02-10T14:00:00.000Z'),
  dueDay: described(z.nullable(z.string()), 'By when it was wanted (YYYY-MM-DD); null without a day.', '2026-02-17'),
  state: described(
    z.enum(askedStates),
    '`provided`: it is there, or a reason why it cannot be. `declined`: the applicant would not give it. `withdrawn`: staff took it back. Of a closed application, `open` is what never came.',
  ),
  settledAt: described(
    z.nullable(instant),
    'When that was settled; null while it is open.',
    '2026-02-12T09:30:00.000Z',
  ),
  answer: described(z.nullable(z.string()), 'Of a question: the answer, as the applicant wrote it.', 'A second oven.'),
});
export type StaffAskedItem = z.infer<typeof staffAskedItem>;

/** Who acts on an application: its customer, an account manager by name, or the portal itself. */
const eventActors = ['customer', 'staff', 'portal'] as const;
type EventActor = (typeof eventActors)[number];

/** The actor if no account manager is named. */
export const usualActors = {
  created: 'customer',
  businessKnownToAnotherCustomer: 'portal',
  bankConnected: 'customer',
  bankRead: 'portal',
  holderAnswered: 'customer',
  bankDisconnected: 'customer',
  bankConnectionEnded: 'portal',
  revenueRead: 'portal',
  bankConfirmed: 'staff',
  currencyConfirmed: 'staff',
  kindConfirmed: 'staff',
  confirmationWithdrawn: 'staff',
  submitted: 'customer',
  transactionsChecked: 'portal',
  personalDetailsChecked: 'portal',
  checkHandedOver: 'portal',
  statementsAsked: 'portal',
  sinAsked: 'portal',
  questionAsked: 'staff',
  statementsNotNeeded: 'staff',
  sinNotNeeded: 'staff',
  questionNotNeeded: 'staff',
  statementsProvided: 'customer',
  statementsUnavailable: 'customer',
  sinProvided: 'customer',
  sinDeclined: 'customer',
  questionAnswered: 'customer',
  informationComplete: 'portal',
  expiryNoticeSent: 'portal',
  reminderSent: 'portal',
  assigned: 'staff',
  checkRetried: 'staff',
  checkTakenOver: 'staff',
  checkSettled: 'staff',
  contacted: 'staff',
  withdrawn: 'customer',
  closed: 'staff',
  expired: 'portal',
} as const satisfies Record<ApplicationEventKind, EventActor>;

export const staffEvent = z.strictObject({
  kind: described(z.enum(applicationEventKinds), 'What happened.'),
  at: described(instant, 'When.', '2026-02-10T14:00:00.000Z'),
  months: described(z.array(z.string()), 'Of statements that were asked for or withdrawn: the months, as YYYY-MM.', [
    '2025-09',
  ]),
  question: described(
    z.nullable(z.strictObject({ en: z.string(), fr: z.string() })),
    'Of a question that was asked or withdrawn: its words. Null of the others, and if that was not recorded yet.',
  ),
  contact: described(
    z.nullable(loggedContact),
    'Of a contact that was logged: how, what became of it, and the day promised next. Null of the others.',
  ),
  check: described(
    z.nullable(z.enum(checkKinds)),
    'Of a check: which one. Null of the others, and if that was not recorded yet.',
  ),
  by: described(
    z.strictObject({
      actor: described(z.enum(eventActors), 'The customer, an account manager, or the portal by itself.'),
      name: described(
        z.nullable(z.string()),
        'The name of the account manager, or of their key; null of the others, and if it was not recorded yet.',
        'Anne Roy',
      ),
    }),
    'Who did it.',
  ),
});
export type StaffEvent = z.infer<typeof staffEvent>;
