import { type ApplicationStep, type DraftStep, draftSteps } from '@portal/contract/application/steps';

/** The forms that save themselves as they are typed: each step's own, and the one of what a partner did not share. */
export const draftForms = [...draftSteps, 'missingInformation'] as const;
export type DraftForm = (typeof draftForms)[number];

/** The first and the last step that a form stands for: Back leads to before the one, Continue to after the other. */
export function stepsOfForm(form: DraftForm): { first: ApplicationStep; last: DraftStep } {
  return form === 'missingInformation'
    ? { first: 'welcome', last: 'personalInformation' }
    : { first: form, last: form };
}
