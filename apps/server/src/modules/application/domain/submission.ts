import { type BankConnectionState, bankStateSatisfiesRevenue } from '@portal/contract/bank/bank-connection';
import { DomainError, type FieldFault } from '@portal/contract/error-codes';
import { assessEligibility } from '@portal/contract/eligibility';
import type { Language } from '@portal/contract/language';
import {
  type BusinessStructureForm,
  type PersonalInformationForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/operations/application';
import { faultsOfFunding, faultsOfPersonal, faultsOfStructure } from './field-rules.ts';
import type { AgeValues, FundingValues, PersonalValues, StructureValues } from './values.ts';

/** What an application holds when it is to be submitted. */
export interface SubmissionInput {
  structure: StructureValues | null;
  funding: FundingValues | null;
  age: AgeValues | null;
  personal: PersonalValues | null;
  revenueConfirmed: boolean;
  statementCount: number;
  /** Of the bank that is connected; null where none is. */
  bankState: BankConnectionState | null;
  /** Whether recent bank data of the business is on file. */
  hasBankDataOnFile: boolean;
}

/** What may be asked for and when it is checked. */
export interface SubmissionRules {
  /** Whole Canadian dollars. */
  fundingMaximum: number;
  at: Date;
}

/** What later needs of a checked application. */
export interface CheckedSubmission {
  structure: BusinessStructureForm;
  personal: PersonalInformationForm;
}

/**
 * Checks the whole application again by the schemas of its steps. Throws errorStepNotReached where a step is missing,
 * a bound of eligibility is not met or the revenue is not verified, and errorValidation where a value is not
 * valid (any more), with paths such as `personalInformation.dateOfBirth`.
 */
export function checkSubmission(input: SubmissionInput, { fundingMaximum, at }: SubmissionRules): CheckedSubmission {
  const { structure, funding, age, personal } = input;
  if (!structure || !funding || !age || !personal || !isRevenueVerified(input)) {
    throw new DomainError('errorStepNotReached');
  }
  const parsed = {
    businessStructure: businessStructureForm.safeParse(structure),
    businessFunding: businessFundingForm.safeParse(funding),
    personalInformation: personalInformationForm.safeParse(personal),
  };
  const faults = Object.entries(parsed).flatMap(([step, result]) =>
    (result.error?.issues ?? []).map((issue): FieldFault => ({
      path: [step, ...issue.path].map(String).join('.'),
      key: issue.message,
    })),
  );
  const { businessStructure, businessFunding, personalInformation } = parsed;
  if (businessStructure.success) faults.push(...under('businessStructure', faultsOfStructure(businessStructure.data)));
  if (businessFunding.success) {
    faults.push(...under('businessFunding', faultsOfFunding(businessFunding.data, fundingMaximum)));
  }
  if (personalInformation.success) {
    faults.push(...under('personalInformation', faultsOfPersonal(personalInformation.data, at)));
  }
  if (!businessStructure.success || !businessFunding.success || !personalInformation.success || faults.length > 0) {
    throw new DomainError('errorValidation', { errors: faults });
  }
  if (assessEligibility(age.months, businessFunding.data.annualRevenue).status !== 'eligible') {
    throw new DomainError('errorStepNotReached');
  }
  return { structure: businessStructure.data, personal: personalInformation.data };
}

/** By statements, by a bank that is connected, or by what the bank said of the business not long ago. */
function isRevenueVerified(input: SubmissionInput): boolean {
  const { revenueConfirmed, statementCount, bankState, hasBankDataOnFile } = input;
  const isByBank = hasBankDataOnFile || (bankState !== null && bankStateSatisfiesRevenue[bankState]);
  return revenueConfirmed && (statementCount > 0 || isByBank);
}

function under(step: string, faults: readonly FieldFault[]): FieldFault[] {
  return faults.map(({ path, key }) => ({ path: `${step}.${path}`, key }));
}

/**
 * Where the business is in Quebec and the terms were accepted in English, the French ones are shown first and a choice
 * is asked for (decisions, section 8). @returns the language of the terms that were chosen, or undefined where none is asked.
 */
export function chosenTermsLanguage(
  structure: Pick<BusinessStructureForm, 'stateCode'>,
  acceptedIn: Language | null,
  choseEnglishTerms: boolean | undefined,
): Language | undefined {
  if (structure.stateCode !== 'QC' || acceptedIn !== 'en') return undefined;
  if (choseEnglishTerms === undefined) {
    throw new DomainError('errorValidation', {
      errors: [{ path: 'choseEnglishTerms', key: 'validation.choseEnglishTerms.required' }],
    });
  }
  return choseEnglishTerms ? 'en' : 'fr';
}
