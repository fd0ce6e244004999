import { paths, type RoutePath } from '../routes.ts';
import { APPLICATION_MINUTES } from '../constants.ts';
import type { ApplicationCreation, ExperienceType } from './kinds.ts';
import { type ApplicationStep, applicationSteps, isReached, stepIndex, stepPlaces } from './steps.ts';

/** Screens that can still be ahead of an unfinished application: its steps, and what a partner did not share. */
export const remainingSteps = [
  'welcome',
  'businessStructure',
  'businessFunding',
  'businessAge',
  'personalInformation',
  'missingInformation',
  'revenue',
  'review',
] as const;
export type RemainingStep = (typeof remainingSteps)[number];

interface Progress {
  current: ApplicationStep;
  reached: ApplicationStep;
  experienceType: ExperienceType;
  createdWith: ApplicationCreation;
  isAgeGiven: boolean;
}

/**
 * Whether funding confirms the time in business too (decision 0034): the eligibility check of this very application has
 * just asked for it. One from an earlier application may be out of date.
 */
export function isAgeConfirmedWithFunding({
  createdWith,
  isAgeGiven,
}: Pick<Progress, 'createdWith' | 'isAgeGiven'>): boolean {
  return createdWith === 'eligibilityCheck' && isAgeGiven;
}

/** The last step of an unfinished application, and the first one after the customer's own answers. */
const [LAST, AFTER_ANSWERS] = ['review', 'revenue'] as const;

/**
 * What is left of an unfinished application, the screen it stopped at first. Steps between that one and the furthest
 * reached are done already; what a partner did not share is asked for on one screen.
 */
export function stepsLeft({ current, reached, experienceType, ...age }: Progress): RemainingStep[] {
  const ends = applicationSteps.slice(0, stepIndex(LAST) + 1) as Exclude<ApplicationStep, 'complete'>[];
  if (experienceType === 'partner' && !isReached(AFTER_ANSWERS, reached))
    return ['missingInformation', ...ends.slice(stepIndex(AFTER_ANSWERS))];

  const furthest = stepIndex(reached);
  const stoppedAt = Math.min(stepIndex(current), furthest, stepIndex(LAST));
  const isPassedBy = (step: RemainingStep) => step === 'businessAge' && isAgeConfirmedWithFunding(age);
  return ends.filter(
    (step, index) => index === stoppedAt || (index > stoppedAt && index >= furthest && !isPassedBy(step)),
  );
}

/** The route of a screen that is left. */
export function routeOfStep(step: RemainingStep): RoutePath {
  return step === 'missingInformation' ? paths.partnerMissingInformation : stepPlaces[step].route;
}

/** About how many minutes the steps that are left take: their share of what the whole application takes. */
export function minutesLeft(left: readonly RemainingStep[]): number {
  const share = left.length / stepIndex('complete');
  return Math.max(1, Math.round(APPLICATION_MINUTES * share));
}
