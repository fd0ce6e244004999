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
  route: string;
  stepper: StepperStep;
}

/** Where each step is, and which of the five the stepper marks. Review is current on the last; final is done. */
export const stepPlaces = {
  welcome: { route: '/application-welcome', stepper: 'welcome' },
  businessStructure: { route: '/application-business-structure-section', stepper: 'business' },
  businessFunding: { route: '/application-business-funding-section', stepper: 'business' },
  businessAge: { route: '/application-business-age-section', stepper: 'business' },
  personalInformation: { route: '/application-personal-information', stepper: 'personal' },
  revenue: { route: '/application-value-proposition', stepper: 'revenue' },
  review: { route: '/application-review', stepper: 'complete' },
  complete: { route: '/final', stepper: 'complete' },
} as const satisfies Record<ApplicationStep, StepPlace>;

/** Steps with a form of their own, whose draft is kept as the person types. */
export const draftSteps = ['businessStructure', 'businessFunding', 'businessAge', 'personalInformation'] as const;
export type DraftStep = (typeof draftSteps)[number];

/** Place of a step in the order, from 0. */
export function stepIndex(step: ApplicationStep): number {
  return applicationSteps.indexOf(step);
}

/** Whether a step may be opened when `reached` is the furthest one. */
export function isReached(step: ApplicationStep, reached: ApplicationStep): boolean {
  return stepIndex(step) <= stepIndex(reached);
}

/** The step after this one; the last stays. */
export function nextStep(step: ApplicationStep): ApplicationStep {
  return applicationSteps[stepIndex(step) + 1] ?? step;
}

/** The later of two steps in the order. */
export function furthestStep(a: ApplicationStep, b: ApplicationStep): ApplicationStep {
  return stepIndex(a) >= stepIndex(b) ? a : b;
}
