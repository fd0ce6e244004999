import { sameDayOfMonth } from '../calendar.ts';
import { MINIMUM_MONTHS_IN_BUSINESS } from '../constants.ts';
import { assessEligibility } from '../eligibility.ts';
import type { TimeUnit } from '../fields/time-units.ts';

export interface EligibilityFacts {
  timeInBusiness: number;
  timeInBusinessUnit: TimeUnit;
  /** Whole Canadian dollars. */
  annualRevenue: number;
}

/**
 * The day (YYYY-MM-DD) on which a business that is only too young has certainly been in operation for long enough:
 * full months were given, so it may be a few days older. Undefined where years were given, which say too little, or
 * where time is not all that is missing.
 * @param today YYYY-MM-DD
 */
export function qualifyingDay(facts: EligibilityFacts, today: string): string | undefined {
  const { timeInBusiness, timeInBusinessUnit, annualRevenue } = facts;
  if (timeInBusinessUnit !== 'months') return undefined;
  const { reasons } = assessEligibility(timeInBusiness, annualRevenue);
  const isOnlyTooYoung = reasons.length === 1 && reasons[0] === 'timeInBusiness';
  return isOnlyTooYoung ? sameDayOfMonth(today, MINIMUM_MONTHS_IN_BUSINESS - timeInBusiness) : undefined;
}
