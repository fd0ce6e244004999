import { paths, type RoutePath } from '../routes.ts';

export const stepperSteps = ['welcome', 'business', 'personal', 'revenue', 'complete'] as const;
export type StepperStep = (typeof stepperSteps)[number];

export const applicationSteps = [
  'welcome',
  'businessStructure',
  'businessFunding',
  'businessAge',
  'personalInformation',
  'revenue',
  'review',
  'complete',
] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

interface StepPlace {
  route: RoutePath;
  stepper: StepperStep;
}

/**
 * The route of each step and its place in the stepper. The last place is current during review, and done at the final
 * step.
 */
export const stepPlaces = {
  welcome: { route: paths.welcome, stepper: 'welcome' },
  businessStructure: { route: paths.businessStructure, stepper: 'business' },
  businessFunding: { route: paths.businessFunding, stepper: 'business' },
  businessAge: { route: paths.businessAge, stepper: 'business' },
  personalInformation: { route: paths.personalInformation, stepper: 'personal' },
  revenue: { route: paths.valueProposition, stepper: 'revenue' },
  review: { route: paths.review, stepper: 'complete' },
  complete: { route: paths.final, stepper: 'complete' },
} as const satisfies Record<ApplicationStep, StepPlace>;

export const draftSteps = ['businessStructure', 'businessFunding', 'businessAge', 'personalInformation'] as const;
export type DraftStep = (typeof draftSteps)[number];

export function stepIndex(step: ApplicationStep): number {
  return applicationSteps.indexOf(step);
}

export function isReached(step: ApplicationStep, reached: ApplicationStep): boolean {
  return stepIndex(step) <= stepIndex(reached);
}

export function nextStep(step: ApplicationStep): ApplicationStep {
  return applicationSteps[stepIndex(step) + 1] ?? step;
}

export function furthestStep(a: ApplicationStep, b: ApplicationStep): ApplicationStep {
  return stepIndex(a) >= stepIndex(b) ? a : b;
}
