import { paths, type RoutePath } from '../routes.ts';
import { APPLICATION_MINUTES } from '../constants.ts';
import type { ApplicationCreation, ExperienceType } from './kinds.ts';
import { type ApplicationStep, applicationSteps, isReached, stepIndex, stepPlaces } from './steps.ts';

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
 * Whether the funding step also confirms the time in business: true if this application's own eligibility check just
 * asked for it. An answer from an earlier application may be out of date.
 */
export function isAgeConfirmedWithFunding({
  createdWith,
  isAgeGiven,
}: Pick<Progress, 'createdWith' | 'isAgeGiven'>): boolean {
  return createdWith === 'eligibilityCheck' && isAgeGiven;
}

const [LAST, AFTER_ANSWERS] = ['review', 'revenue'] as const;

/**
 * Remaining steps of an unfinished application, starting with the current screen. Steps up to the furthest one reached
 * count as done. For a partner's client, a single screen asks for everything the partner did not share.
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

export function routeOfStep(step: RemainingStep): RoutePath {
  return step === 'missingInformation' ? paths.partnerMissingInformation : stepPlaces[step].route;
}

/** Estimated minutes for the remaining steps: their share of the whole application's time. */
export function minutesLeft(left: readonly RemainingStep[]): number {
  const share = left.length / stepIndex('complete');
  return Math.max(1, Math.round(APPLICATION_MINUTES * share));
}
