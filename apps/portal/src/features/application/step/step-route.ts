import {
  type ApplicationStep,
  applicationSteps,
  nextStep,
  stepIndex,
  stepPlaces,
} from '@portal/contract/application/steps';
import { assessEligibility } from '@portal/contract/eligibility';
import type { Application } from '@portal/contract/entities/entities';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import type { StepHistoryState } from '../../../session/step-history.ts';

const reviewRoute = stepPlaces.review.route;
export const notEligibleRoute = '/not-eligible';
const applicationsRoute = '/main';

/** Which answer each step asks for that a bound of eligibility may refuse. */
const boundOfStep = new Map<ApplicationStep, 'annualRevenue' | 'timeInBusiness'>([
  ['businessFunding', 'annualRevenue'],
  ['businessAge', 'timeInBusiness'],
]);

function isBelowBound(step: ApplicationStep, { monthsInBusiness, businessInfo }: Application): boolean {
  const { reasons } = assessEligibility(
    monthsInBusiness ?? MINIMUM_MONTHS_IN_BUSINESS,
    businessInfo.annualRevenue ?? MINIMUM_ANNUAL_REVENUE_CAD,
  );
  return reasons.some((reason) => reason === boundOfStep.get(step));
}

/**
 * Where Continue leads once a step is saved: a value below a bound is said at once; who had reached review goes back
 * there; everybody else to the next step.
 */
export function routeAfter(step: ApplicationStep, saved: Application): string {
  if (isBelowBound(step, saved)) return notEligibleRoute;
  return saved.reachedStep === 'review' ? reviewRoute : stepPlaces[nextStep(step)].route;
}

/** Where Back leads: to review where a Change link came from, else one step back; from the first to My applications. */
export function routeBefore(step: ApplicationStep, { fromReview = false }: StepHistoryState = {}): string {
  if (fromReview) return reviewRoute;
  const before = applicationSteps[stepIndex(step) - 1];
  return before ? stepPlaces[before].route : applicationsRoute;
}
