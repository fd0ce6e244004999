import * as z from 'zod/mini';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '../constants.ts';
import { assessEligibility } from '../eligibility.ts';
import type { Application } from '../entities/entities.ts';
import { city, street } from '../fields/address.ts';
import { postalCode } from '../fields/postal-code.ts';
import { province } from '../fields/provinces.ts';
import { toMonths } from '../fields/time-in-business.ts';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '../operations/application.ts';

const { country: _businessCountry, ...structure } = businessStructureForm.shape;
const { firstName, lastName, phoneNumber, dateOfBirth } = personalInformationForm.shape;

/** Every answer that an application needs before revenue; the home address has names of its own. */
export const missingInformationFields = {
  ...structure,
  ...businessFundingForm.shape,
  ...businessAgeForm.shape,
  firstName,
  lastName,
  phoneNumber,
  dateOfBirth,
  homeStreet: street,
  homeCity: city,
  homeStateCode: province,
  homePostalCode: postalCode,
};
export type MissingField = keyof typeof missingInformationFields;
export const missingFieldNames = Object.keys(missingInformationFields) as MissingField[];

/** All of the answers. */
export const wholeInformation = z.strictObject(missingInformationFields);
export type WholeInformation = z.infer<typeof wholeInformation>;

/** Any part of the answers, each by the rule of its field. */
export const missingInformation = z.partial(wholeInformation);
export type MissingInformation = z.infer<typeof missingInformation>;

/** The fields of values below a bound of eligibility, with the texts of the partner flow (specification, section 5). */
export function boundFaults({ annualRevenue, timeInBusiness, timeInBusinessUnit }: MissingInformation): {
  path: MissingField;
  key: string;
}[] {
  const months =
    timeInBusiness === undefined || timeInBusinessUnit === undefined
      ? MINIMUM_MONTHS_IN_BUSINESS
      : toMonths(timeInBusiness, timeInBusinessUnit);
  const { reasons } = assessEligibility(months, annualRevenue ?? MINIMUM_ANNUAL_REVENUE_CAD);
  return [
    ...(reasons.includes('annualRevenue')
      ? [{ path: 'annualRevenue' as const, key: 'validation.annualRevenue.minimum' }]
      : []),
    ...(reasons.includes('timeInBusiness')
      ? [{ path: 'timeInBusiness' as const, key: 'validation.timeInBusiness.minimum' }]
      : []),
  ];
}

/** The form that asks for these fields alone; a value below a bound is a fault of its field. */
export function missingInformationForm(names: readonly MissingField[]) {
  const asked = new Set<string>(names);
  const shape = Object.fromEntries(
    Object.entries(missingInformationFields).filter(([name]) => asked.has(name)),
  ) as Partial<typeof missingInformationFields>;
  return (z.strictObject(shape) as unknown as typeof missingInformation).check(
    z.check((payload) => {
      for (const { path, key } of boundFaults(payload.value)) {
        payload.issues.push({ code: 'custom', path: [path], message: key, input: payload.value[path] });
      }
    }),
  );
}

/** Which answers an application still needs before revenue; one below a bound is asked for again. */
export function findMissingFields(application: Pick<Application, KnownPart>): MissingField[] {
  const { businessInfo, personalInfo, requestAmount, monthsInBusiness } = application;
  const known: Record<MissingField, unknown> = {
    companyName: businessInfo.companyName,
    legalBusinessName: businessInfo.legalBusinessName,
    entityTypeCode: businessInfo.entityTypeCode,
    ownershipPercentage: businessInfo.ownershipPercentage,
    industryCode: businessInfo.industryCode,
    subIndustryCode: businessInfo.subIndustryCode,
    // Asked with its codes alone: older answers do not have it.
    industry: businessInfo.industryCode,
    street: businessInfo.street,
    city: businessInfo.city,
    stateCode: businessInfo.stateCode,
    postalCode: businessInfo.postalCode,
    requestAmount,
    annualRevenue: atLeast(businessInfo.annualRevenue, MINIMUM_ANNUAL_REVENUE_CAD),
    timeInBusiness: atLeast(monthsInBusiness, MINIMUM_MONTHS_IN_BUSINESS),
    timeInBusinessUnit: atLeast(monthsInBusiness, MINIMUM_MONTHS_IN_BUSINESS),
    firstName: personalInfo.firstName,
    lastName: personalInfo.lastName,
    phoneNumber: personalInfo.phoneNumber,
    dateOfBirth: personalInfo.dateOfBirth,
    homeStreet: personalInfo.street,
    homeCity: personalInfo.city,
    homeStateCode: personalInfo.stateCode,
    homePostalCode: personalInfo.postalCode,
  };
  return missingFieldNames.filter((name) => known[name] === null);
}

type KnownPart = 'businessInfo' | 'personalInfo' | 'requestAmount' | 'monthsInBusiness';

function atLeast(value: number | null, minimum: number): number | null {
  return value !== null && value >= minimum ? value : null;
}
