import { type OfficeTimeZone, officeTimeZones } from '@portal/contract/application/office-day';
import {
  APPLICATION_EXPIRES_AFTER_DAYS,
  APPLICATION_EXPIRY_NOTICE_DAYS,
  FUNDING_AMOUNT_MAXIMUM_CAD,
  FUNDING_AMOUNT_MINIMUM_CAD,
  OFFER_TERM_MAXIMUM_MONTHS,
  REMINDERS_MAXIMUM,
} from '@portal/contract/constants';
import { ESTIMATE_SHARE_MAXIMUM_PERCENT, type EstimateShare } from '@portal/contract/estimate';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { annualRateOf, exampleOf, type UsualTerms } from '@portal/contract/usual-terms';
import { businessDays, costRange, dayList, dollars, oneOf, percentageRange, wholeRange } from './values/schemas.ts';
import type { Rule, ValuesOf, Variables } from './values/variable.ts';

export interface LendingConfig {
  officeProvince: (typeof provinceCodes)[number];
  /** Defaults to the time zone of the lender's province. */
  officeTimeZone: OfficeTimeZone;
  /** Whole Canadian dollars. */
  fundingMaximum: number;
  reminderDays: readonly number[];
  estimateShare: EstimateShare | undefined;
  usualTerms: UsualTerms;
}

/** After this day the expiry notice replaces reminders. */
const LAST_REMINDER_DAY = APPLICATION_EXPIRES_AFTER_DAYS - APPLICATION_EXPIRY_NOTICE_DAYS - 1;

const SMALL_LOAN_MOST_CAD = 10_000;
const SMALL_LOAN_RATE = 35;
const CAPPED_LOAN_MOST_CAD = 500_000;
const CAPPED_LOAN_RATE = 48;

export const lendingVariables = {
  OFFICE_PROVINCE: {
    schema: oneOf(provinceCodes),
    default: 'ON',
    meaning: 'province of the lender’s office, which determines its business days and time zone',
  },
  FUNDING_MAXIMUM: {
    schema: dollars(FUNDING_AMOUNT_MINIMUM_CAD, FUNDING_AMOUNT_MAXIMUM_CAD),
    default: '10000000',
    meaning: 'the highest amount that can be requested, in whole dollars',
  },
  REMINDER_DAYS: {
    schema: dayList({ most: REMINDERS_MAXIMUM, last: LAST_REMINDER_DAY }),
    default: '1,3,10',
    meaning: 'days without activity after which reminders about an unfinished application are sent; `off` for none',
  },
  ESTIMATE_SHARE: {
    schema: percentageRange(ESTIMATE_SHARE_MAXIMUM_PERCENT),
    default: 'off',
    meaning: 'the usual funding as a share of annual revenue such as `8-15%`, to show an estimate; `off` for none',
  },
  USUAL_AMOUNTS: {
    schema: wholeRange({
      least: FUNDING_AMOUNT_MINIMUM_CAD,
      most: FUNDING_AMOUNT_MAXIMUM_CAD,
      example: '5000-250000',
    }),
    default: 'off',
    meaning: 'the usual amounts in dollars such as `5000-250000`, for the first screen; not stated if `off`',
  },
  USUAL_COST: {
    schema: costRange,
    default: 'off',
    meaning:
      'the usual cost for the first screen: yearly rates such as `12-24%`, or factors such as `1.05-1.10`; not stated if `off`',
  },
  USUAL_TERMS: {
    schema: wholeRange({ least: 1, most: OFFER_TERM_MAXIMUM_MONTHS, example: '6-24' }),
    default: 'off',
    meaning: 'the usual terms in months such as `6-24`, for the first screen; not stated if `off`',
  },
  FUNDING_DAYS: {
    schema: businessDays,
    default: 'off',
    meaning:
      'business days until the money arrives once an offer is accepted, for the first screen; not stated if `off`',
  },
} as const satisfies Variables;

type LendingValues = ValuesOf<typeof lendingVariables>;

/**
 * Highest yearly percentage that a lender may charge a corporation: Criminal Code, section 347, and the Criminal
 * Interest Rate Regulations.
 */
function highestLegalRate(amount: number): number {
  if (amount <= SMALL_LOAN_MOST_CAD) return SMALL_LOAN_RATE;
  return amount <= CAPPED_LOAN_MOST_CAD ? CAPPED_LOAN_RATE : Number.POSITIVE_INFINITY;
}

export function lendingRules(values: LendingValues): Rule[] {
  const { USUAL_AMOUNTS, USUAL_COST, USUAL_TERMS, FUNDING_MAXIMUM } = values;
  const { amount, annualRate } = usualTermsOf(values).example ?? { amount: 0, annualRate: 0 };
  const highest = highestLegalRate(amount);
  return [
    [
      USUAL_COST !== undefined && (USUAL_AMOUNTS === undefined || USUAL_TERMS === undefined),
      'USUAL_COST needs USUAL_AMOUNTS and USUAL_TERMS, for the example that the law requires with a cost',
    ],
    [
      USUAL_AMOUNTS !== undefined && USUAL_AMOUNTS.most > FUNDING_MAXIMUM,
      'USUAL_AMOUNTS exceeds FUNDING_MAXIMUM, the highest amount that can be requested',
    ],
    [
      annualRate > highest,
      `USUAL_COST costs ${String(annualRate)}% a year in the example, above the ${String(highest)}% that the Criminal Code allows for its amount`,
    ],
  ];
}

/**
 * The dearest loan of the stated ranges. Short or small loans may really cost less, so this only warns. Measured by the
 * lowest cap, because sole proprietors, who are natural persons, may apply for any amount.
 */
export function criminalRateOf({ USUAL_AMOUNTS, USUAL_COST, USUAL_TERMS }: LendingValues): string | undefined {
  if (!USUAL_AMOUNTS || !USUAL_COST || !USUAL_TERMS) return undefined;
  const [amount, months] = [USUAL_AMOUNTS.least, USUAL_TERMS.least];
  const rate = annualRateOf({ amount, costKind: USUAL_COST.kind, cost: USUAL_COST.most }, months);
  if (rate <= SMALL_LOAN_RATE) return undefined;
  return (
    `at the highest cost, $${String(amount)} over ${String(months)} months costs ${String(rate)}% a year; the Criminal Code ` +
    `allows ${String(SMALL_LOAN_RATE)}% for sole proprietors and for up to $${String(SMALL_LOAN_MOST_CAD)}, ` +
    `and ${String(CAPPED_LOAN_RATE)}% for up to $${String(CAPPED_LOAN_MOST_CAD)}`
  );
}

function usualTermsOf(values: LendingValues): UsualTerms {
  const { USUAL_AMOUNTS: amounts, USUAL_COST: cost, USUAL_TERMS: terms, FUNDING_DAYS: fundingDays } = values;
  return {
    ...(amounts && { amounts }),
    ...(cost && { cost }),
    ...(terms && { terms }),
    ...(fundingDays !== undefined && { fundingDays }),
    ...(amounts && terms && cost && { example: exampleOf(amounts, terms, cost) }),
  };
}

export function lendingOf(values: LendingValues): LendingConfig {
  return {
    officeProvince: values.OFFICE_PROVINCE,
    officeTimeZone: officeTimeZones[values.OFFICE_PROVINCE],
    fundingMaximum: values.FUNDING_MAXIMUM,
    reminderDays: values.REMINDER_DAYS,
    estimateShare: values.ESTIMATE_SHARE,
    usualTerms: usualTermsOf(values),
  };
}
