import * as z from 'zod/mini';
import {
  DECISION_WORDS_MAXIMUM_LENGTH,
  FUNDING_AMOUNT_MAXIMUM_CAD,
  OFFER_COST_MAXIMUM,
  OFFER_FACTOR_MAXIMUM,
  OFFER_FACTOR_MINIMUM,
  OFFER_TERM_MAXIMUM_MONTHS,
} from '../constants.ts';
import { moves } from '../application/status.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

export const decisionOutcomes = moves.close.outcomes;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

/**
 * Why an application was closed: for reports only, never shown to the applicant. None for `funded`; exactly one for
 * every other outcome.
 */
export const decisionReasons = {
  funded: [],
  declined: [
    'revenueTooLow',
    'revenueNotProven',
    'revenueFalling',
    'tooManyRepayments',
    'accountBelowZero',
    'creditHistory',
    'industryNotFinanced',
    'identityNotConfirmed',
    'documentsNotReliable',
    'informationNotProvided',
    'other',
  ],
  withdrawn: ['fundedElsewhere', 'offerNotAccepted', 'noLongerNeeded', 'notReached', 'duplicate', 'other'],
} as const satisfies Record<DecisionOutcome, readonly string[]>;

export type DecisionReason = (typeof decisionReasons)[DecisionOutcome][number];

export const allDecisionReasons = [...new Set(Object.values(decisionReasons).flat())] as [
  DecisionReason,
  ...DecisionReason[],
];

export function isReasonOf(outcome: DecisionOutcome, reason: DecisionReason | null): boolean {
  const reasons: readonly DecisionReason[] = decisionReasons[outcome];
  return reason === null ? reasons.length === 0 : reasons.includes(reason);
}

/** Outcomes with which many applications can be closed at once; funding is decided one application at a time. */
export const bulkOutcomes = ['declined', 'withdrawn'] as const satisfies DecisionOutcome[];

/** `overtaken`: the application was closed before the decision took effect. */
export const decisionEnds = ['carriedOut', 'undone', 'overtaken'] as const;
export type DecisionEnd = (typeof decisionEnds)[number];

/** `rate`: percent a year. `factor`: what is paid back for each dollar. */
export const offerCostKinds = ['rate', 'factor'] as const;
export const offerRhythms = ['daily', 'weekly', 'everyTwoWeeks', 'monthly'] as const;

export const offer = z.strictObject({
  amount: described(
    z.int().check(z.minimum(1), z.maximum(FUNDING_AMOUNT_MAXIMUM_CAD)),
    'The amount in whole Canadian dollars.',
    60_000,
  ),
  costKind: described(
    z.enum(offerCostKinds),
    'What `cost` is: `rate` is percent a year; `factor` is what is paid back for each dollar.',
    'factor',
  ),
  cost: described(z.number().check(z.positive(), z.maximum(OFFER_COST_MAXIMUM)), 'The rate or factor.', 1.25),
  termMonths: described(z.int().check(z.minimum(1), z.maximum(OFFER_TERM_MAXIMUM_MONTHS)), 'The term in months.', 12),
  rhythm: described(z.enum(offerRhythms), 'How often it is paid back.', 'weekly'),
  conditions: described(
    z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(DECISION_WORDS_MAXIMUM_LENGTH))),
    'The conditions; null if there are none.',
    'A void cheque before the money is sent.',
  ),
});
export type Offer = z.output<typeof offer>;

export function isCostInRange({ costKind, cost }: Pick<Offer, 'costKind' | 'cost'>): boolean {
  return costKind === 'factor'
    ? cost >= OFFER_FACTOR_MINIMUM && cost <= OFFER_FACTOR_MAXIMUM
    : cost > 0 && cost <= OFFER_COST_MAXIMUM;
}

export const approval = z.strictObject({
  by: described(z.nullable(z.string()), 'Who approved it; null while it waits for approval.', 'Joelle Battersby'),
  at: described(z.nullable(instant), 'When it was approved; null while it waits.', '2026-02-12T15:20:00.000Z'),
  isYours: described(z.boolean(), 'Whether you may approve it now.'),
  approvers: described(
    z.array(z.string()),
    'The names of everyone who may approve it now; empty if no one may, or once it no longer waits.',
    ['Joelle Battersby'],
  ),
});

export const decision = z.strictObject({
  decisionId: described(identifier, 'The id of the decision.', '0199c1f2-8a00-7c11-9d51-6c2f0a7e3b10'),
  outcome: described(z.enum(decisionOutcomes), 'What was decided.', 'declined'),
  reason: described(z.nullable(z.enum(allDecisionReasons)), 'Why; null if funded.', 'revenueTooLow'),
  offer: described(z.nullable(offer), 'What was offered; null if not funded or not recorded.'),
  approval: described(
    z.nullable(approval),
    'Its approval by a second person; null if it needs none, because the offer is within the limit of the person who decided.',
  ),
  words: described(
    z.nullable(z.string()),
    'The account manager’s note for the file; the applicant never sees it.',
    'Two of six months are below the stated revenue.',
  ),
  decidedBy: described(z.string(), 'Who decided.', 'Anne Roy'),
  decidedAt: described(instant, 'When it was decided.', '2026-02-12T15:04:00.000Z'),
  takesEffectAt: described(
    instant,
    'When the application is closed and the applicant notified, once it is approved if it needs approval. Until then, the decision can be undone.',
    '2026-02-12T15:04:10.000Z',
  ),
  end: described(
    z.nullable(z.enum(decisionEnds)),
    'How it ended: carried out, undone, or overtaken because the application was closed first. Null while it is pending.',
  ),
  undoneBy: described(z.nullable(z.string()), 'Who undid it; null if it was not undone.', 'Joelle Battersby'),
});
export type Decision = z.output<typeof decision>;

export const earlierDecision = z.strictObject({
  applicationId: described(identifier, 'The id of the other application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
  reference: described(z.string(), 'Its reference.', 'F-7K3M-92QX'),
  operatingName: described(z.nullable(z.string()), 'The operating name of its business.', 'Northshore Bakery'),
  isSameBusiness: described(z.boolean(), 'Whether it is about the same business, not only from the same customer.'),
  requestedAmount: described(z.nullable(z.number()), 'The requested amount in whole Canadian dollars.', 80_000),
  offeredAmount: described(
    z.nullable(z.number()),
    'The amount offered when it was funded, in whole Canadian dollars; null if no offer was recorded.',
    60_000,
  ),
  outcome: described(z.enum(decisionOutcomes), 'How it was closed.', 'declined'),
  reason: described(
    z.nullable(z.enum(allDecisionReasons)),
    'Why; null if it was funded or no reason was recorded.',
    'revenueTooLow',
  ),
  closedAt: described(instant, 'When it was closed.', '2025-08-12T15:04:10.000Z'),
});
export type EarlierDecision = z.output<typeof earlierDecision>;

export const mailPreview = z.strictObject({
  language: described(z.enum(['en', 'fr']), 'The applicant’s language.'),
  subject: described(z.string(), 'The subject.', 'Your application is closed'),
  text: described(z.string(), 'The text part.'),
  html: described(z.string(), 'The HTML part, as a complete document.'),
});
