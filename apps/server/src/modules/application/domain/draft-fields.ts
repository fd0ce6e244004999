import { stepForms } from '@portal/contract/application/step-forms';
import type { DraftStep } from '@portal/contract/application/steps';
import type { DraftValues } from '@portal/contract/entities/entities';
import { DomainError } from '@portal/contract/error-codes';

/**
 * A draft can hold only the fields of its own step. Throws errorValidation with the paths of any others.
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
