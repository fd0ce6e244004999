import type { DraftStep } from '@portal/contract/application/steps';
import { DomainError } from '@portal/contract/error-codes';
import type { DraftValues } from '@portal/contract/entities/entities';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/operations/application';

const forms = {
  businessStructure: businessStructureForm,
  businessFunding: businessFundingForm,
  businessAge: businessAgeForm,
  personalInformation: personalInformationForm,
} as const satisfies Record<DraftStep, { shape: object }>;

/** A draft holds fields of its own step alone. Throws errorValidation with the paths of others. */
export function assertFieldsOfStep(step: DraftStep, values: DraftValues): void {
  const fields = Object.keys(forms[step].shape);
  const unknown = Object.keys(values).filter((field) => !fields.includes(field));
  if (unknown.length > 0) {
    throw new DomainError('errorValidation', {
      errors: unknown.map((field) => ({ path: `values.${field}`, key: 'errors.errorValidation' })),
    });
  }
}
