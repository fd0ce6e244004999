import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { languages } from '../language.ts';
import { identifier } from '../fields/identifier.ts';
import { provinceCodes } from '../fields/provinces.ts';
import { allDecisionReasons, type DecisionOutcome, decisionOutcomes, decisionReasons } from './decisions.ts';

export const statisticsScopes = ['team', 'mine'] as const;
export type StatisticsScope = (typeof statisticsScopes)[number];

/** How soon applicants were contacted; the first four are within the promise. */
export const firstContactClasses = [
  'underTwoHours',
  'underFourHours',
  'sameDay',
  'byPromisedDay',
  'oneDayLate',
  'laterStill',
] as const;
export type FirstContactClass = (typeof firstContactClasses)[number];

const lateClasses: ReadonlySet<FirstContactClass> = new Set(['oneDayLate', 'laterStill']);

export function isLateContact(contact: FirstContactClass): boolean {
  return lateClasses.has(contact);
}

export type ReasonedOutcome = Exclude<DecisionOutcome, 'funded'>;
export const reasonedOutcomes = decisionOutcomes.filter(
  (outcome): outcome is ReasonedOutcome => decisionReasons[outcome].length > 0,
);

export const applicationFunnelSteps = [
  'begun',
  'business',
  'person',
  'revenue',
  'submitted',
  'decided',
  'funded',
] as const;
export type ApplicationFunnelStep = (typeof applicationFunnelSteps)[number];
const funnelSteps = ['checked', 'eligible', ...applicationFunnelSteps] as const;

const count = (description: string, example: number) => described(z.int(), description, example);
const day = (description: string, example: string) => described(z.string(), description, example);

const tally = {
  submitted: count('Applications submitted in the period.', 146),
  contactKept: count('Of these, those first contacted by the promised day.', 134),
  contactLate: count('Of these, those contacted after it, or not yet although it has passed.', 9),
  decided: count('Applications funded or declined in the period, whenever they were submitted.', 118),
  funded: count('Of these, the funded ones.', 41),
  fundedAmount: count('What was asked for in the funded ones, in whole Canadian dollars.', 3_900_000),
};

const keyFigures = z.strictObject({
  ...tally,
  medianContactMinutes: described(
    z.nullable(z.int()),
    'Median of the minutes from submission to the first contact; null without one.',
    220,
  ),
  medianDecisionDays: described(
    z.nullable(z.number()),
    'Median of the business days of the office from submission to the decision; null without one.',
    3,
  ),
});
export type KeyFigures = z.infer<typeof keyFigures>;

const period = z.strictObject({
  from: day('Its first day (YYYY-MM-DD).', '2026-10-25'),
  to: day('Its last day.', '2026-11-23'),
});
export type StatisticsPeriod = z.infer<typeof period>;

export const statistics = z.strictObject({
  period: described(period, 'The days that are counted.'),
  before: described(period, 'The equally long period before, which `figuresBefore` counts.'),
  figures: described(keyFigures, 'The key figures of the period.'),
  figuresBefore: described(keyFigures, 'Those of the period before.'),
  days: described(
    z.array(
      z.strictObject({
        day: day('A day of the office (YYYY-MM-DD).', '2026-11-20'),
        isBusinessDay: described(z.boolean(), 'Whether the office works on it.'),
        en: count('Applications submitted by applicants who read English.', 5),
        fr: count('Those of applicants who read French.', 4),
      }),
    ),
    'Every day of the period, the first one first.',
  ),
  firstContact: described(
    z.strictObject({
      classes: described(
        z.array(
          z.strictObject({
            class: described(
              z.enum(firstContactClasses),
              '`underTwoHours`, `underFourHours`: by the clock. `sameDay`: later on the day of submission. `byPromisedDay`: later, by the promised day. `oneDayLate`, `laterStill`: so many business days after it, until today where nobody has been in touch.',
            ),
            count: count('How many applications.', 38),
          }),
        ),
        'Each class in its order, also an empty one.',
      ),
      notDue: count('Not contacted yet, and the promised day has not passed.', 3),
      notNeeded: count('Withdrawn before the promised day had passed, without a contact.', 1),
    }),
    'The applications submitted in the period, by the time to their first contact.',
  ),
  funnel: described(
    z.strictObject({
      completeFrom: day(
        'Unfinished applications begun before this day (YYYY-MM-DD) may have been erased, and are then not counted.',
        '2026-08-25',
      ),
      checksFrom: described(
        z.nullable(z.string()),
        'The day since which eligibility checks are counted; null before the first one, and for `mine`.',
        '2026-08-25',
      ),
      steps: described(
        z.array(
          z.strictObject({
            step: described(
              z.enum(funnelSteps),
              '`checked`, `eligible`: eligibility checks answered in the period; somebody may check more than once. The others are applications, also those begun from an account or a referral; `business`, `person` and `revenue` are answered.',
            ),
            reached: count('How many came this far or further.', 268),
            stopped: count('How many came no further and are closed.', 87),
            underway: count('How many are at this step now.', 4),
          }),
        ),
        'The steps in order; those of checks are left out where none was counted, all before submission for `mine`.',
      ),
    }),
    'The eligibility checks of the period, and how far the applications begun in it have come by today.',
  ),
  leads: described(
    z.nullable(
      z.strictObject({
        asked: count('People who were not eligible and asked to be contacted, in the period.', 24),
        cameBack: count('Of these, those who have applied since.', 2),
      }),
    ),
    'Null for `mine`: a lead is nobody’s.',
  ),
  byReason: described(
    z.array(
      z.strictObject({
        outcome: described(z.enum(reasonedOutcomes), 'What was decided.', 'declined'),
        reasons: described(
          z.array(
            z.strictObject({
              reason: described(z.enum(allDecisionReasons), 'Why.', 'revenueTooLow'),
              count: count('How many applications.', 12),
            }),
          ),
          'The most frequent reason first; those of no application are left out.',
        ),
      }),
    ),
    'The decisions of staff that closed an application in the period, by kind and reason; a funded one has none.',
  ),
  byLanguage: described(
    z.array(z.strictObject({ language: described(z.enum(languages), 'A language.'), ...tally })),
    'By the language of the applicant.',
  ),
  byProvince: described(
    z.array(z.strictObject({ province: described(z.enum(provinceCodes), 'A province.'), ...tally })),
    'By the province of the business; provinces without any are left out.',
  ),
  byPartner: described(
    z.array(
      z.strictObject({
        partnerId: described(
          z.nullable(identifier),
          'A partner; null: referred by none.',
          '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21',
        ),
        name: described(z.nullable(z.string()), 'Its name.', 'Laurentian Brokers'),
        referred: described(
          z.nullable(z.int()),
          'Referrals made in the period; null without a partner, and for `mine`.',
          41,
        ),
        ...tally,
      }),
    ),
    'By partner, in the order of their names; partners without any are left out.',
  ),
});
export type Statistics = z.infer<typeof statistics>;
