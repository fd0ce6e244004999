import { type ApplicationStep, type DraftStep, draftSteps } from '@portal/contract/application/steps';

export const draftForms = [...draftSteps, 'missingInformation'] as const;
export type DraftForm = (typeof draftForms)[number];

/** First and last step of a form: Back goes to the step before the first, Continue to the step after the last. */
export function stepsOfForm(form: DraftForm): { first: ApplicationStep; last: DraftStep } {
  return form === 'missingInformation'
    ? { first: 'welcome', last: 'personalInformation' }
    : { first: form, last: form };
}
