import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from './constants.ts';

export const ineligibilityReasons = ['timeInBusiness', 'annualRevenue'] as const;
export type IneligibilityReason = (typeof ineligibilityReasons)[number];

export const eligibilityStatuses = ['eligible', 'notEligible'] as const;
export type EligibilityStatus = (typeof eligibilityStatuses)[number];

export interface Eligibility {
  status: EligibilityStatus;
  reasons: IneligibilityReason[];
}

/**
 * At least 6 months in business and at least $120,000 a year, both inclusive.
 * @param monthsInBusiness whole months
 * @param annualRevenue whole Canadian dollars
 */
export function assessEligibility(monthsInBusiness: number, annualRevenue: number): Eligibility {
  const reasons: IneligibilityReason[] = [];
  if (monthsInBusiness < MINIMUM_MONTHS_IN_BUSINESS) reasons.push('timeInBusiness');
  if (annualRevenue < MINIMUM_ANNUAL_REVENUE_CAD) reasons.push('annualRevenue');
  return { status: reasons.length === 0 ? 'eligible' : 'notEligible', reasons };
}
