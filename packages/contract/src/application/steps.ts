import { paths, type RoutePath } from '../routes.ts';

/** The five of the stepper (specification, section 2). */
export const stepperSteps = ['welcome', 'business', 'personal', 'revenue', 'complete'] as const;
export type StepperStep = (typeof stepperSteps)[number];

/** Steps of an application in their order (decisions, section 4). */
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

/** The route of each step, and which of the five the stepper marks. Review is current on the last; final is done. */
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

/** Steps with their own form, whose draft is saved as the customer types. */
export const draftSteps = ['businessStructure', 'businessFunding', 'businessAge', 'personalInformation'] as const;
export type DraftStep = (typeof draftSteps)[number];

/** Position of a step in the order, from 0. */
export function stepIndex(step: ApplicationStep): number {
  return applicationSteps.indexOf(step);
}

/** Whether a step can be opened if `reached` is the furthest one. */
export function isReached(step: ApplicationStep, reached: ApplicationStep): boolean {
  return stepIndex(step) <= stepIndex(reached);
}

/** The step after this one; the last step returns itself. */
export function nextStep(step: ApplicationStep): ApplicationStep {
  return applicationSteps[stepIndex(step) + 1] ?? step;
}

/** The later of two steps in the order. */
export function furthestStep(a: ApplicationStep, b: ApplicationStep): ApplicationStep {
  return stepIndex(a) >= stepIndex(b) ? a : b;
}
