import type { ApplicationCreation, ExperienceType } from '@portal/contract/application/kinds';
import { completedMonths, productDay } from '@portal/contract/calendar';
import type { AgeValues, FundingValues, StructureValues } from './values.ts';

export interface EarlierValues {
  structure: StructureValues | null;
  funding: FundingValues | null;
  age: AgeValues | null;
  createdAt: Date;
}

export interface Prefilled {
  structure: StructureValues | null;
  funding: FundingValues | null;
  age: AgeValues | null;
}

export function prefillFromEligibility(
  answers: { monthsInBusiness: number; annualRevenue: number } | undefined,
): Prefilled {
  return {
    structure: null,
    funding: answers ? { requestAmount: null, annualRevenue: answers.annualRevenue } : null,
    age: answers ? { months: answers.monthsInBusiness } : null,
  };
}

/** Values for another application of a known business: its latest ones, with its current age and without the amount. */
export function prefillFromEarlier(earlier: EarlierValues, at: Date): Prefilled {
  const { structure, funding, age } = earlier;
  return {
    structure,
    funding: funding === null ? null : { requestAmount: null, annualRevenue: funding.annualRevenue },
    age: age === null ? null : { months: age.months + completedMonths(productDay(earlier.createdAt), productDay(at)) },
  };
}

export function experienceOf(createdWith: ApplicationCreation, wasFunded: boolean): ExperienceType {
  if (createdWith === 'partnerReferral') return 'partner';
  return wasFunded || createdWith === 'customerPortal' ? 'renewal' : 'standard';
}
