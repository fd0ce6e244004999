import type { BusinessStructureForm, PersonalInformationForm } from '@portal/contract/application/step-forms';

export type StructureValues = Partial<BusinessStructureForm>;

/** In whole Canadian dollars. The amount is missing if only the eligibility check was answered. */
export interface FundingValues {
  requestAmount: number | null;
  annualRevenue: number | null;
}

/** Whole months. */
export interface AgeValues {
  months: number;
}

export type PersonalValues = PersonalInformationForm;
