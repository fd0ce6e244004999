import { paths, type RoutePath } from '@portal/contract/routes';
import {
  type ApplicationStep,
  applicationSteps,
  isReached,
  nextStep,
  stepIndex,
  stepPlaces,
} from '@portal/contract/application/steps';
import { isAgeConfirmedWithFunding } from '@portal/contract/application/remaining-steps';
import { assessEligibility } from '@portal/contract/eligibility';
import type { Application } from '@portal/contract/entities/entities';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import type { StepHistoryState } from '../../../session/step-history.ts';

const REVIEW_ROUTE = stepPlaces.review.route;

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
 * Whether saving funding also confirms the time in business, because its value from the eligibility check is unchanged.
 */
export function isAgeKnown(application: Application): boolean {
  const { applicationCreatedWith: createdWith, monthsInBusiness, drafts } = application;
  const isAgeKnown = isAgeConfirmedWithFunding({ createdWith, isAgeGiven: monthsInBusiness !== null });
  return isAgeKnown && drafts.businessAge === undefined && !isBelowBound('businessAge', application);
}

function passesByAge(application: Application): boolean {
  return isAgeKnown(application) && isReached(nextStep('businessAge'), application.reachedStep);
}

/**
 * Where Continue leads after a save: to the problem if a value is below a minimum, back to review if it was reached
 * before, otherwise to the next step.
 */
export function routeAfter(step: ApplicationStep, saved: Application): RoutePath {
  if (isBelowBound(step, saved)) return paths.notEligible;
  if (saved.reachedStep === 'review') return REVIEW_ROUTE;
  const next = nextStep(step);
  return stepPlaces[next === 'businessAge' && passesByAge(saved) ? nextStep(next) : next].route;
}

/** Where Back leads: to review after a Change link, otherwise one step back; from the first step to My applications. */
export function routeBefore(
  step: ApplicationStep,
  application: Application,
  { fromReview = false }: StepHistoryState = {},
): RoutePath {
  if (fromReview) return REVIEW_ROUTE;
  const before = stepBefore(step);
  if (!before) return paths.myApplications;
  const isPassedBy = before === 'businessAge' && passesByAge(application);
  return stepPlaces[(isPassedBy && stepBefore(before)) || before].route;
}

function stepBefore(step: ApplicationStep): ApplicationStep | undefined {
  return applicationSteps[stepIndex(step) - 1];
}
