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
  contactLate: count('Of these, those first contacted after that day, or not yet although it has passed.', 9),
  decided: count('Applications funded or declined in the period, whenever they were submitted.', 118),
  funded: count('Of these, the funded ones.', 41),
  fundedAmount: count(
    'Total amount offered in the funded ones, in whole Canadian dollars; the requested amount if no offer was recorded.',
    3_900_000,
  ),
};

const keyFigures = z.strictObject({
  ...tally,
  medianContactMinutes: described(
    z.nullable(z.int()),
    'Median minutes from submission to the first contact. An application without a contact counts with the time it has waited so far, unless it was closed before one was needed. Null without any application.',
    220,
  ),
  waitingForContact: count('Applications submitted in the period, still open and not contacted yet.', 12),
  medianDecisionDays: described(
    z.nullable(z.number()),
    'Median business days of the office from submission to the decision; null without any.',
    3,
  ),
});
export type KeyFigures = z.infer<typeof keyFigures>;

const period = z.strictObject({
  from: day('Its first day (YYYY-MM-DD).', '2026-10-25'),
  to: day('Its last day (YYYY-MM-DD).', '2026-11-23'),
});
export type StatisticsPeriod = z.infer<typeof period>;

export const statistics = z.strictObject({
  period: described(period, 'The days that the figures are about.'),
  before: described(period, 'The previous period of the same length, which `figuresBefore` is about.'),
  figures: described(keyFigures, 'The key figures of the period.'),
  figuresBefore: described(keyFigures, 'The key figures of the previous period.'),
  days: described(
    z.array(
      z.strictObject({
        day: day('A day (YYYY-MM-DD) in the time zone of the office.', '2026-11-20'),
        isBusinessDay: described(z.boolean(), 'Whether it is a business day of the office.'),
        en: count('Applications submitted by applicants whose language is English.', 5),
        fr: count('Applications submitted by applicants whose language is French.', 4),
      }),
    ),
    'Every day of the period, earliest first.',
  ),
  firstContact: described(
    z.strictObject({
      classes: described(
        z.array(
          z.strictObject({
            class: described(
              z.enum(firstContactClasses),
              '`underTwoHours`, `underFourHours`: by the clock. `sameDay`: later on the day of submission. `byPromisedDay`: later, but by the promised day. `oneDayLate`: one business day after it. `laterStill`: more than one. Without a contact, the days are counted until today.',
            ),
            count: count('How many applications.', 38),
          }),
        ),
        'Every class, in order, including empty ones.',
      ),
      notDue: count('Applications not contacted yet whose promised day has not passed.', 3),
      notNeeded: count('Applications withdrawn without a contact before the promised day had passed.', 1),
    }),
    'Applications submitted in the period, by time to the first contact.',
  ),
  funnel: described(
    z.strictObject({
      completeFrom: day(
        'Unfinished applications begun before this day (YYYY-MM-DD) are not counted if they have been erased.',
        '2026-08-25',
      ),
      checksFrom: described(
        z.nullable(z.string()),
        'The day (YYYY-MM-DD) since which eligibility checks have been counted; null before the first one, and for `mine`.',
        '2026-08-25',
      ),
      steps: described(
        z.array(
          z.strictObject({
            step: described(
              z.enum(funnelSteps),
              '`checked`, `eligible`: eligibility checks in the period; the same person may check more than once. The other steps count applications, including those begun from an account or a referral. `business`, `person` and `revenue`: those parts are completed.',
            ),
            reached: count('How many reached this step or a later one.', 268),
            stopped: count('How many were closed at this step.', 87),
            underway: count('How many are at this step now.', 4),
          }),
        ),
        'The steps, in order. The check steps are left out if no check was counted, and all steps before submission for `mine`.',
      ),
    }),
    'The eligibility checks in the period, and how far the applications begun in it have come by today.',
  ),
  leads: described(
    z.nullable(
      z.strictObject({
        asked: count('People who were not eligible and asked in the period to be contacted.', 24),
        cameBack: count('Of these, those who have applied since.', 2),
      }),
    ),
    'Figures about leads; null for `mine`, because leads are assigned to no one.',
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
          'The reasons, most frequent first; reasons of no application are left out.',
        ),
      }),
    ),
    'Staff decisions that closed an application in the period, by outcome and reason. Funded applications have no reason.',
  ),
  byLanguage: described(
    z.array(z.strictObject({ language: described(z.enum(languages), 'A language.'), ...tally })),
    'Figures by the applicant’s language.',
  ),
  byProvince: described(
    z.array(z.strictObject({ province: described(z.enum(provinceCodes), 'A province.'), ...tally })),
    'Figures by the province of the business; provinces without any are left out.',
  ),
  byPartner: described(
    z.array(
      z.strictObject({
        partnerId: described(
          z.nullable(identifier),
          'The partner; null for applications without one.',
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
    'Figures by partner, sorted by name; partners without any are left out.',
  ),
});
export type Statistics = z.infer<typeof statistics>;
