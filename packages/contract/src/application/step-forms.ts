import * as z from 'zod/mini';
import { addressFields } from '../fields/address.ts';
import { dateOfBirth } from '../fields/time/date-of-birth.ts';
import { entityTypeCode } from '../fields/entity-type.ts';
import { annualRevenue, requestAmount } from '../fields/money.ts';
import { firstName, lastName, legalBusinessName, operatingName } from '../fields/names.ts';
import { ownershipPercentage } from '../fields/percentage.ts';
import { phoneNumber } from '../fields/phone.ts';
import { possibleAge, timeInBusinessFields } from '../fields/time/time-in-business.ts';
import type { DraftStep } from './steps.ts';

const industryCode = z
  .string({ error: 'validation.industryCode.required' })
  .check(z.minLength(1, { error: 'validation.industryCode.required' }), z.maxLength(5));
const subIndustryCode = z
  .string({ error: 'validation.industryCode.required' })
  .check(z.minLength(1, { error: 'validation.industryCode.required' }), z.maxLength(4));

const industry = z._default(
  z.string().check(z.regex(/^[a-z0-9-]{0,60}$/u, { error: 'validation.industryCode.required' })),
  '',
);

export const businessStructureForm = z.strictObject({
  companyName: operatingName,
  legalBusinessName,
  entityTypeCode,
  ownershipPercentage,
  industryCode,
  subIndustryCode,
  industry,
  ...addressFields,
});
export type BusinessStructureForm = z.infer<typeof businessStructureForm>;

export const businessFundingForm = z.strictObject({ requestAmount, annualRevenue });
export type BusinessFundingForm = z.infer<typeof businessFundingForm>;

export const businessAgeForm = z.strictObject(timeInBusinessFields).check(possibleAge);
export type BusinessAgeForm = z.infer<typeof businessAgeForm>;

export const personalInformationForm = z.strictObject({
  firstName,
  lastName,
  phoneNumber,
  dateOfBirth,
  ...addressFields,
});
export type PersonalInformationForm = z.infer<typeof personalInformationForm>;

export const stepForms = {
  businessStructure: businessStructureForm,
  businessFunding: businessFundingForm,
  businessAge: businessAgeForm,
  personalInformation: personalInformationForm,
} as const satisfies Record<DraftStep, z.ZodMiniObject>;

export function answersSoFar<Shape extends z.core.$ZodShape, Config extends z.core.$ZodObjectConfig>(
  form: z.ZodMiniObject<Shape, Config>,
  values: { [Name in keyof Shape]?: z.output<Shape[Name]> | undefined } | null | undefined,
): { [Name in keyof Shape]: z.output<Shape[Name]> | null } {
  const names = Object.keys(form.shape) as (keyof Shape)[];
  return Object.fromEntries(names.map((name) => [name, values?.[name] ?? null])) as {
    [Name in keyof Shape]: z.output<Shape[Name]> | null;
  };
}
