import type { BusinessStructureForm, PersonalInformationForm } from '@portal/contract/operations/application';

/** Values of the structure step: all of them once it was saved, some of them where they were known before. */
export type StructureValues = Partial<BusinessStructureForm>;

/** Whole Canadian dollars. The amount is missing where only the eligibility check was answered. */
export interface FundingValues {
  requestAmount: number | null;
  annualRevenue: number | null;
}

/** Whole months. */
export interface AgeValues {
  months: number;
}

export type PersonalValues = PersonalInformationForm;
