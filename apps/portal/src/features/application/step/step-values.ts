import { stepForms } from '@portal/contract/application/step-forms';
import type { DraftStep } from '@portal/contract/application/steps';
import { toDuration } from '@portal/contract/application/time-in-business';
import type { Application } from '@portal/contract/entities/entities';
import {
  findMissingFields,
  type MissingField,
  missingInformationFields,
  stepFieldOf,
} from '@portal/contract/partner/missing-information';
import * as z from 'zod/mini';
import type { SameValue, StepValues } from '../conflict/merge-values.ts';
import type { DraftForm } from './draft-form.ts';

type KnownValues = Readonly<Record<string, string | number | boolean | null>>;

const knownValues = {
  businessStructure: ({ businessInfo }) => businessInfo,
  businessFunding: ({ businessInfo, requestAmount }) => ({ ...businessInfo, requestAmount }),
  businessAge: ({ monthsInBusiness }) => {
    if (monthsInBusiness === null) return { timeInBusinessUnit: 'years' };
    const { count, unit } = toDuration(monthsInBusiness);
    return { timeInBusiness: count, timeInBusinessUnit: unit };
  },
  personalInformation: ({ personalInfo }) => personalInfo,
} as const satisfies Record<DraftStep, (application: Application) => KnownValues>;

export function fieldsOfForm(form: DraftForm, application: Application): readonly string[] {
  return form === 'missingInformation' ? findMissingFields(application) : Object.keys(stepForms[form].shape);
}

function placeOf(form: DraftForm, field: string): { step: DraftStep; name: string } {
  return form === 'missingInformation' ? stepFieldOf(field as MissingField) : { step: form, name: field };
}

/**
 * Initial values: drafts, else valid saved values, else values known beforehand; formatted for the current language.
 */
export function startingValues(
  form: DraftForm,
  application: Application,
  fields: readonly string[] = fieldsOfForm(form, application),
): StepValues {
  const valueOf = (field: string): string | boolean => {
    const { step, name } = placeOf(form, field);
    const known: KnownValues = knownValues[step](application);
    return application.drafts[step]?.[name] ?? String(known[name] ?? '');
  };
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
}

export function toDrafts(form: DraftForm, values: StepValues): Application['drafts'] {
  const drafts: Partial<Record<DraftStep, StepValues>> = {};
  for (const [field, value] of Object.entries(values)) {
    const { step, name } = placeOf(form, field);
    drafts[step] = { ...drafts[step], [name]: value };
  }
  return drafts;
}

/** Two values are equal if the field's schema parses them to the same result: `120000` and `120 000 $`. */
export function sameValueIn(form: DraftForm): SameValue {
  const shape: Readonly<Record<string, z.ZodMiniType>> =
    form === 'missingInformation' ? missingInformationFields : stepForms[form].shape;
  const read = (name: string, value: string | boolean): unknown => {
    const parsed = shape[name] && z.safeParse(shape[name], value);
    return parsed?.success ? parsed.data : typeof value === 'string' ? value.trim() : value;
  };
  return (name, one, other) => read(name, one) === read(name, other);
}
