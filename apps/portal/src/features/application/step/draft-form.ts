import { type ApplicationStep, type DraftStep, draftSteps } from '@portal/contract/application/steps';

export const draftForms = [...draftSteps, 'missingInformation'] as const;
export type DraftForm = (typeof draftForms)[number];

export function stepsOfForm(form: DraftForm): { first: ApplicationStep; last: DraftStep } {
  return form === 'missingInformation'
    ? { first: 'welcome', last: 'personalInformation' }
    : { first: form, last: form };
}
