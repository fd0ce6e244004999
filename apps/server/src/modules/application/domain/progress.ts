import { type ApplicationStep, applicationSteps, isReached, stepIndex } from '@portal/contract/application/steps';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import type { AgeValues, FundingValues } from './values.ts';

export function stepsFrom(step: ApplicationStep): readonly ApplicationStep[] {
  return applicationSteps.slice(stepIndex(step));
}

export const eligibilityBounds = {
  annualRevenue: { after: 'businessFunding', minimum: MINIMUM_ANNUAL_REVENUE_CAD },
  monthsInBusiness: { after: 'businessAge', minimum: MINIMUM_MONTHS_IN_BUSINESS },
} as const;

export function isBehindBound(step: ApplicationStep, bound: keyof typeof eligibilityBounds): boolean {
  return stepIndex(step) > stepIndex(eligibilityBounds[bound].after);
}

export interface Progress {
  reached_step: ApplicationStep;
  funding: FundingValues | null;
  age: AgeValues | null;
  revenue_confirmed_at: Date | null;
}

/**
 * The furthest open step. A value below a minimum, or statements that are no longer confirmed, keep the customer at
 * that step until corrected; then earlier progress counts again.
 */
export function openUntil({ reached_step, funding, age, revenue_confirmed_at }: Progress): ApplicationStep {
  const { reasons } = assessEligibility(
    age?.months ?? MINIMUM_MONTHS_IN_BUSINESS,
    funding?.annualRevenue ?? MINIMUM_ANNUAL_REVENUE_CAD,
  );
  const stops: ApplicationStep[] = [reached_step];
  if (revenue_confirmed_at === null) stops.push('revenue');
  if (reasons.includes('annualRevenue')) stops.push(eligibilityBounds.annualRevenue.after);
  if (reasons.includes('timeInBusiness')) stops.push(eligibilityBounds.monthsInBusiness.after);
  return stops.reduce((nearest, step) => (stepIndex(step) < stepIndex(nearest) ? step : nearest));
}

/** Step to which Resume leads: the current one, or the step that holds the customer back. */
export function resumeAt(currentStep: ApplicationStep, progress: Progress): ApplicationStep {
  const furthest = openUntil(progress);
  return isReached(currentStep, furthest) ? currentStep : furthest;
}

export function mayWrite(step: ApplicationStep, progress: Progress): boolean {
  return isReached(step, openUntil(progress));
}
