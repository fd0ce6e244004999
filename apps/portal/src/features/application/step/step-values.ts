import type { DraftStep } from '@portal/contract/application/steps';
import { CANADA, MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/operations/application';
import * as z from 'zod/mini';
import type { SameValue, StepValues } from '../conflict/merge-values.ts';

function typed(value: string | number | null): string {
  return value === null ? '' : String(value);
}

function addressOf(place: Application['businessInfo'] | Application['personalInfo']): StepValues {
  const { street, city, stateCode, postalCode } = place;
  return {
    street: typed(street),
    city: typed(city),
    stateCode: typed(stateCode),
    postalCode: typed(postalCode),
    country: CANADA,
  };
}

function timeInBusinessOf(months: number | null): StepValues {
  const isYears = months === null || (months > 0 && months % MONTHS_PER_YEAR === 0);
  return {
    timeInBusiness: months === null ? '' : typed(isYears ? months / MONTHS_PER_YEAR : months),
    timeInBusinessUnit: isYears ? 'years' : 'months',
  };
}

interface StepFields {
  /** The last valid values, or what was known before, as a person would type them in either language. */
  known: (application: Application) => StepValues;
  schema: z.ZodMiniObject;
}

const stepFields = {
  businessStructure: {
    schema: businessStructureForm,
    known: ({ businessInfo }) => ({
      companyName: typed(businessInfo.companyName),
      legalBusinessName: typed(businessInfo.legalBusinessName),
      entityTypeCode: typed(businessInfo.entityTypeCode),
      ownershipPercentage: typed(businessInfo.ownershipPercentage),
      industryCode: typed(businessInfo.industryCode),
      subIndustryCode: typed(businessInfo.subIndustryCode),
      industry: typed(businessInfo.industry),
      ...addressOf(businessInfo),
    }),
  },
  businessFunding: {
    schema: businessFundingForm,
    known: ({ requestAmount, businessInfo }) => ({
      requestAmount: typed(requestAmount),
      annualRevenue: typed(businessInfo.annualRevenue),
    }),
  },
  businessAge: {
    schema: businessAgeForm,
    known: ({ monthsInBusiness }) => timeInBusinessOf(monthsInBusiness),
  },
  personalInformation: {
    schema: personalInformationForm,
    known: ({ personalInfo }) => ({
      firstName: typed(personalInfo.firstName),
      lastName: typed(personalInfo.lastName),
      phoneNumber: typed(personalInfo.phoneNumber),
      dateOfBirth: typed(personalInfo.dateOfBirth),
      ...addressOf(personalInfo),
    }),
  },
} as const satisfies Record<DraftStep, StepFields>;

/** What a step's form starts with: the draft over the last valid values, and those over what was known before. */
export function startingValues(step: DraftStep, application: Application): StepValues {
  const known: StepValues = stepFields[step].known(application);
  const draft = application.drafts[step] ?? {};
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, draft[name] ?? value]));
}

/** Values of a step's field are the same where its schema reads the same from them: `120000` and `120 000 $`. */
export function sameValueIn(step: DraftStep): SameValue {
  const shape: Readonly<Record<string, z.ZodMiniType>> = stepFields[step].schema.shape;
  const read = (name: string, value: string | boolean): unknown => {
    const parsed = shape[name] && z.safeParse(shape[name], value);
    return parsed?.success ? parsed.data : typeof value === 'string' ? value.trim() : value;
  };
  return (name, one, other) => read(name, one) === read(name, other);
}
