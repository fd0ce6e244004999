import type { BusinessStructureForm, PersonalInformationForm } from '@portal/contract/application/step-forms';

/** All values once the structure step was saved, or those known beforehand. */
export type StructureValues = Partial<BusinessStructureForm>;

/** Whole Canadian dollars. No amount if only the eligibility check was answered. */
export interface FundingValues {
  requestAmount: number | null;
  annualRevenue: number | null;
}

/** Whole months. */
export interface AgeValues {
  months: number;
}

export type PersonalValues = PersonalInformationForm;
