import { type ApplicationStep, applicationSteps, isReached, stepIndex } from '@portal/contract/application/steps';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import type { AgeValues, FundingValues } from './values.ts';

/** The steps that must have been reached for `step` to be open: itself and all after it. */
export function stepsFrom(step: ApplicationStep): readonly ApplicationStep[] {
  return applicationSteps.slice(stepIndex(step));
}

/** Whether a bound of eligibility is asked for before this step: funding holds revenue, age holds months. */
export const eligibilityBounds = {
  annualRevenue: { after: 'businessFunding', minimum: MINIMUM_ANNUAL_REVENUE_CAD },
  monthsInBusiness: { after: 'businessAge', minimum: MINIMUM_MONTHS_IN_BUSINESS },
} as const;

/** Whether `step` comes after the step that asks for a bound. */
export function isBehindBound(step: ApplicationStep, bound: keyof typeof eligibilityBounds): boolean {
  return stepIndex(step) > stepIndex(eligibilityBounds[bound].after);
}

/** What decides how far a person may go. */
export interface Progress {
  reached_step: ApplicationStep;
  funding: FundingValues | null;
  age: AgeValues | null;
  revenue_confirmed_at: Date | null;
}

/**
 * The furthest step that may be opened: a value below a bound holds the person at its step until it is corrected, and
 * what was reached before counts again then (decisions, section 4). So do statements that are no longer confirmed.
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

/** Where Resume goes: where the person was, or the step that holds her. */
export function resumeAt(currentStep: ApplicationStep, progress: Progress): ApplicationStep {
  const furthest = openUntil(progress);
  return isReached(currentStep, furthest) ? currentStep : furthest;
}

/** Whether this step may be written. */
export function mayWrite(step: ApplicationStep, progress: Progress): boolean {
  return isReached(step, openUntil(progress));
}
