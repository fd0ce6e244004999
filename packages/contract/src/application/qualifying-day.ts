import { sameDayOfMonth } from '../calendar.ts';
import { MINIMUM_MONTHS_IN_BUSINESS } from '../constants.ts';
import { assessEligibility } from '../eligibility.ts';
import type { TimeUnit } from '../fields/time/time-units.ts';

export interface EligibilityFacts {
  timeInBusiness: number;
  timeInBusinessUnit: TimeUnit;
  /** Whole Canadian dollars. */
  annualRevenue: number;
}

/**
 * The first day (YYYY-MM-DD) on which a business certainly qualifies, if its age is all it lacks. The age is given in
 * full months, so it may qualify a few days earlier. Undefined if the age is given in years, which is too coarse, or if
 * another condition is not met.
 * @param today YYYY-MM-DD
 */
export function qualifyingDay(facts: EligibilityFacts, today: string): string | undefined {
  const { timeInBusiness, timeInBusinessUnit, annualRevenue } = facts;
  if (timeInBusinessUnit !== 'months') return undefined;
  const { reasons } = assessEligibility(timeInBusiness, annualRevenue);
  const isOnlyTooYoung = reasons.length === 1 && reasons[0] === 'timeInBusiness';
  return isOnlyTooYoung ? sameDayOfMonth(today, MINIMUM_MONTHS_IN_BUSINESS - timeInBusiness) : undefined;
}
