import { stepForms } from '@portal/contract/application/step-forms';
import type { DraftStep } from '@portal/contract/application/steps';
import type { DraftValues } from '@portal/contract/entities/entities';
import { DomainError } from '@portal/contract/error-codes';

/**
 * Throws errorValidation for fields of other steps, with their paths.
 * @param path where the values are in the body
 */
export function assertFieldsOfStep(step: DraftStep, values: DraftValues, path = 'values'): void {
  const fields = Object.keys(stepForms[step].shape);
  const unknown = Object.keys(values).filter((field) => !fields.includes(field));
  if (unknown.length > 0) {
    throw new DomainError('errorValidation', {
      errors: unknown.map((field) => ({ path: `${path}.${field}`, key: 'errors.errorValidation' })),
    });
  }
}
