import * as z from 'zod/mini';
import {
  type AnsweredApplication,
  answerNames,
  type AnswerName,
  answers,
  readAnswers,
  unansweredFields,
} from '../application/answers.ts';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '../constants.ts';
import { errorsOfPartnerBounds } from '../application/step-rules.ts';
import { isOldEnough } from '../fields/time/date-of-birth.ts';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
  stepForms,
} from '../application/step-forms.ts';
import { type DraftStep, draftSteps } from '../application/steps.ts';

const { country: _businessCountry, street, city, stateCode, postalCode, ...structure } = businessStructureForm.shape;
const { firstName, lastName, phoneNumber, dateOfBirth } = personalInformationForm.shape;

/** Every answer required before the revenue step, in screen order. The home address has its own field names. */
export const missingInformationFields = {
  ...structure,
  ...businessAgeForm.shape,
  street,
  city,
  stateCode,
  postalCode,
  ...businessFundingForm.shape,
  firstName,
  lastName,
  phoneNumber,
  dateOfBirth,
  homeStreet: street,
  homeCity: city,
  homeStateCode: stateCode,
  homePostalCode: postalCode,
};
export type MissingField = keyof typeof missingInformationFields;
export const missingFieldNames = Object.keys(missingInformationFields) as MissingField[];

export const wholeInformation = z.strictObject(missingInformationFields);
export type WholeInformation = z.infer<typeof wholeInformation>;

export const missingInformation = z.partial(wholeInformation);
export type MissingInformation = z.infer<typeof missingInformation>;

/**
 * The form for just these fields. A value below an eligibility bound is always reported, whatever the other errors are;
 * errors come in field order.
 * @param today if known, an impossible age is reported as well
 */
export function missingInformationForm(names: readonly MissingField[], today?: string) {
  const asked = new Set<string>(names);
  const shape = Object.fromEntries(
    Object.entries(missingInformationFields).filter(([name]) => asked.has(name)),
  ) as Partial<typeof missingInformationFields>;
  const fields = z.strictObject(shape) as unknown as typeof missingInformation;
  return z.pipe(
    z.looseObject({}),
    z.transform((typed, context): MissingInformation => {
      const { data, error } = z.safeParse(fields, typed);
      const values = readEach(shape, typed);
      const bounds = [...errorsOfPartnerBounds(values), ...errorsOfAge(values, today)].map(({ path, key }) => ({
        path: [path],
        message: key,
      }));
      const placeOf = ({ path }: Pick<z.core.$ZodIssue, 'path'>) => Object.keys(shape).indexOf(String(path[0]));
      const issues = [...(error?.issues ?? []), ...bounds].toSorted((one, other) => placeOf(one) - placeOf(other));
      for (const { path, message } of issues)
        context.issues.push({ code: 'custom', path: [...path], message, input: typed });
      return data ?? {};
    }),
  );
}

function errorsOfAge({ dateOfBirth: born }: MissingInformation, today: string | undefined) {
  return born === undefined || today === undefined || isOldEnough(born, today)
    ? []
    : [{ path: 'dateOfBirth', key: 'validation.dateOfBirth.invalid' }];
}

function readEach(shape: Partial<typeof missingInformationFields>, typed: object): MissingInformation {
  const given = new Map<string, unknown>(Object.entries(typed));
  const right = Object.entries(shape).flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, given.get(name));
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(right);
}

const minimums: Partial<Record<AnswerName, number>> = {
  annualRevenue: MINIMUM_ANNUAL_REVENUE_CAD,
  timeInBusiness: MINIMUM_MONTHS_IN_BUSINESS,
};

export function findMissingFields(application: AnsweredApplication): MissingField[] {
  const values = readAnswers(application);
  const missing = answerNames.flatMap((name) => {
    const { required } = answers[name];
    if (required === 'never') return [];
    const value = values[name];
    const isTooLow = required === 'aboveBoundOfPartners' && Number(value) < (minimums[name] ?? 0);
    const fields = unansweredFields(name, isTooLow ? null : value);
    return name === 'homeAddress' ? fields.map(homeName) : fields;
  });
  return missingFieldNames.filter((field) => missing.includes(field));
}

/** The home address's `street` is called `homeStreet`. */
function homeName(field: string): string {
  return `home${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}

/** The regular step of a field and its name there: `street` for `homeStreet`. */
export function stepFieldOf(field: MissingField): { step: DraftStep; name: string } {
  const name = Object.keys(personalInformationForm.shape).find((part) => homeName(part) === field);
  if (name !== undefined) return { step: 'personalInformation', name };
  const step = draftSteps.find((each) => field in stepForms[each].shape);
  if (!step) throw new RangeError(`No step asks for ${field}`);
  return { step, name: field };
}
