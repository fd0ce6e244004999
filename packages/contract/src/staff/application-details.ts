import * as z from 'zod/mini';
import { allHandOverReasons, checkKinds, checkStates, informationKinds } from '../application/checks.ts';
import { documentKinds } from '../application/documents.ts';
import { type ApplicationEventKind, applicationEventKinds } from '../application/events.ts';
import { coveredWindows, monthStates } from '../application/statements/months-covered.ts';
import { doubtKinds, statementProofs } from '../application/statements/statement-transactions.ts';
import { consentKinds } from '../consent.ts';
import { documentFile } from '../entities/documents.ts';
import { statementFile } from '../entities/entities.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { loggedContact } from './contacts-logged.ts';

export const staffCheck = z.strictObject({
  kind: described(z.enum(checkKinds), 'What is checked.'),
  state: described(
    z.enum(checkStates),
    '`needsYou`: the customer must provide something. `handedOver`: an account manager must do it.',
  ),
  reason: described(
    z.nullable(z.enum(allHandOverReasons)),
    'Why the portal handed the check over: it failed, had no consent or SIN, found no one with or without the SIN, or could not read the statements. Or why an account manager took it over: it takes too long, its data is wrong, it is checked another way, or something else. Null in every other state, and if no reason was recorded.',
    'noConsent',
  ),
  by: described(
    z.nullable(z.string()),
    'Who took the check over, did it or retried it; null if the portal does it.',
    'Anne Roy',
  ),
  words: described(
    z.nullable(z.string()),
    'Their note for the file; the applicant never sees it.',
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
          'For a partly covered month: the missing days, oldest first.',
        ),
      }),
    ),
    'The months of the window, oldest first, covered by statements and the bank together.',
  ),
  complete: described(z.boolean(), 'Whether every month of the window is covered.'),
  window: described(
    z.enum(coveredWindows),
    'Which months count: the required ones, or the earlier ones accepted until the newest statement is available.',
  ),
});

export const staffStatement = z.strictObject({
  ...statementFile.shape,
  proof: described(
    z.nullable(z.enum(statementProofs)),
    'Whether its rows are trusted: `proven` if every printed total of every account adds up. Null if no account was read.',
    'proven',
  ),
  doubt: described(
    z.nullable(z.enum(doubtKinds)),
    'Why its rows are not trusted: `unread` if we could not read the statement, `contradicts` if it contradicts itself. Null if they are trusted.',
    'unread',
  ),
  correctedBy: described(
    z.array(z.string()),
    'Who made the corrections and confirmations that this depends on, each name once.',
    ['Anne Roy'],
  ),
});
export type StaffStatement = z.infer<typeof staffStatement>;

export const staffReferral = z.strictObject({
  referralId: described(identifier, 'The id of the referral.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b20'),
  partnerId: described(identifier, 'The id of the partner.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'),
  partnerName: described(z.string(), 'The name of the partner, as the applicant saw it.', 'Laurentian Brokers'),
  partnerReference: described(
    z.nullable(z.string()),
    'The partner’s own reference; null if they gave none.',
    'LB-1042',
  ),
  createdAt: described(instant, 'When the partner created it.', '2026-02-09T10:00:00.000Z'),
  acceptedAt: described(z.nullable(instant), 'When the applicant agreed to it.', '2026-02-10T14:00:00.000Z'),
});

export const staffConsent = z.strictObject({
  kind: described(z.enum(consentKinds), 'What was agreed to.'),
  textVersion: described(z.string(), 'The version of the text shown.', '2026-01'),
  language: described(language, 'The language of that text.'),
  givenAt: described(instant, 'When it was given.', '2026-02-10T14:00:00.000Z'),
  withdrawnAt: described(
    z.nullable(instant),
    'When it was withdrawn; null while it is active.',
    '2026-03-01T09:30:00.000Z',
  ),
  isOfApplication: described(z.boolean(), 'Whether it was given for this application rather than for the account.'),
});

const askedStates = ['open', 'provided', 'declined', 'withdrawn'] as const;

export const staffAskedItem = z.strictObject({
  itemId: described(identifier, 'The id of the requested item.', '0199c1f2-5a71-7283-8e9f-0a1b2c3d4e5f'),
  kind: described(z.enum(informationKinds), 'What was requested.'),
  months: described(z.array(z.string()), 'For statements: the months (YYYY-MM), oldest first.', ['2025-09']),
  question: described(
    z.nullable(z.strictObject({ en: z.string(), fr: z.string() })),
    'For a question: its text in both languages; otherwise null.',
  ),
  document: described(z.optional(z.enum(documentKinds)), 'For a document: which one.', 'voidCheque'),
  message: described(
    z.optional(z.strictObject({ en: z.string(), fr: z.string() })),
    'For a document: the message to the applicant in both languages, if there is one.',
    { en: 'Both sides, please.', fr: 'Recto et verso, s’il vous plaît.' },
  ),
  askedBy: described(z.nullable(z.string()), 'Who requested it; null if a check did.', 'Anne Roy'),
  askedWithKey: described(
    z.boolean(),
    'Whether `askedBy` is the name of a key; false if that was not recorded.',
    false,
  ),
  askedAt: described(instant, 'When it was requested.', '2026-02-10T14:00:00.000Z'),
  dueDay: described(z.nullable(z.string()), 'The due date (YYYY-MM-DD); null if there is none.', '2026-02-17'),
  state: described(
    z.enum(askedStates),
    '`provided`: the applicant provided it, or a reason why they cannot. `declined`: the applicant declined to provide it. `withdrawn`: staff withdrew the request. In a closed application, `open` items were never provided.',
  ),
  settledAt: described(
    z.nullable(instant),
    'When it was provided, declined or withdrawn; null while it is open.',
    '2026-02-12T09:30:00.000Z',
  ),
  answer: described(z.nullable(z.string()), 'For a question: the answer, as the applicant wrote it.', 'A second oven.'),
});
export type StaffAskedItem = z.infer<typeof staffAskedItem>;

export const staffDocument = z.strictObject({
  ...documentFile.shape,
  itemId: described(identifier, 'The requested item that it belongs to.', '0199c1f2-5a71-7283-8e9f-0a1b2c3d4e5f'),
  document: described(z.enum(documentKinds), 'Which document it is, according to the request.', 'voidCheque'),
});
export type StaffDocument = z.infer<typeof staffDocument>;

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
  rowCorrected: 'staff',
  correctionWithdrawn: 'staff',
  revenueRuled: 'staff',
  rulingWithdrawn: 'staff',
  submitted: 'customer',
  transactionsChecked: 'portal',
  personalDetailsChecked: 'portal',
  checkHandedOver: 'portal',
  statementsAsked: 'portal',
  sinAsked: 'portal',
  questionAsked: 'staff',
  documentAsked: 'staff',
  statementsNotNeeded: 'staff',
  sinNotNeeded: 'staff',
  questionNotNeeded: 'staff',
  documentNotNeeded: 'staff',
  statementsProvided: 'customer',
  statementsUnavailable: 'customer',
  sinProvided: 'customer',
  sinDeclined: 'customer',
  questionAnswered: 'customer',
  documentProvided: 'customer',
  documentUnavailable: 'customer',
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
  at: described(instant, 'When it happened.', '2026-02-10T14:00:00.000Z'),
  months: described(z.array(z.string()), 'For statements requested or withdrawn: the months (YYYY-MM).', ['2025-09']),
  question: described(
    z.nullable(z.strictObject({ en: z.string(), fr: z.string() })),
    'For a question asked or withdrawn: its text. Null for other events, and if it was not recorded.',
  ),
  document: described(
    z.optional(z.enum(documentKinds)),
    'For a document requested, sent or withdrawn: which one.',
    'voidCheque',
  ),
  contact: described(
    z.nullable(loggedContact),
    'For a logged contact: its kind, its outcome and the next promised day. Null for other events.',
  ),
  check: described(
    z.nullable(z.enum(checkKinds)),
    'For a check: which one. Null for other events, and if it was not recorded.',
  ),
  assignedTo: described(
    z.optional(z.nullable(z.string())),
    'For an assignment: the name of the new account manager, null if the application was unassigned. Missing for other events, and if it was not recorded.',
    'Anne Roy',
  ),
  by: described(
    z.strictObject({
      actor: described(z.enum(eventActors), 'The customer, an account manager, or the portal.'),
      name: described(
        z.nullable(z.string()),
        'The name of the account manager or their key; null for other actors, and if it was not recorded.',
        'Anne Roy',
      ),
    }),
    'Who did it.',
  ),
});
export type StaffEvent = z.infer<typeof staffEvent>;
