import { asksForTermsChoice } from '@portal/contract/application/quebec-terms';
import { type BankConnectionState, bankStateSatisfiesRevenue } from '@portal/contract/bank/bank-connection';
import { errorsOfFunding, errorsOfPersonal, errorsOfStructure } from '@portal/contract/application/step-rules';
import { DomainError, type FieldProblem } from '@portal/contract/error-codes';
import { assessEligibility } from '@portal/contract/eligibility';
import type { Language } from '@portal/contract/language';
import {
  type BusinessStructureForm,
  type PersonalInformationForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/application/step-forms';
import type { AgeValues, FundingValues, PersonalValues, StructureValues } from './values.ts';

export interface SubmissionInput {
  structure: StructureValues | null;
  funding: FundingValues | null;
  age: AgeValues | null;
  personal: PersonalValues | null;
  revenueConfirmed: boolean;
  statementCount: number;
  bankState: BankConnectionState | null;
  hasBankDataOnFile: boolean;
}

export interface SubmissionRules {
  fundingMaximum: number;
  at: Date;
}

export interface CheckedSubmission {
  structure: BusinessStructureForm;
  personal: PersonalInformationForm;
}

/**
 * Rechecks the whole application with the schemas of its steps. Throws errorStepNotReached if a step is missing, an
 * eligibility minimum is not met or revenue is not verified, and errorValidation for invalid values, with paths such as
 * `personalInformation.dateOfBirth`.
 */
export function checkSubmission(input: SubmissionInput, { fundingMaximum, at }: SubmissionRules): CheckedSubmission {
  const { structure, funding, age, personal } = input;
  if (!structure || !funding || !age || !personal || !isRevenueVerified(input))
    throw new DomainError('errorStepNotReached');

  const forms = {
    businessStructure: businessStructureForm.safeParse(structure),
    businessFunding: businessFundingForm.safeParse(funding),
    personalInformation: personalInformationForm.safeParse(personal),
  };
  const errors = [
    ...errorsOf('businessStructure', forms.businessStructure, errorsOfStructure),
    ...errorsOf('businessFunding', forms.businessFunding, (form) => errorsOfFunding(form, fundingMaximum)),
    ...errorsOf('personalInformation', forms.personalInformation, (form) => errorsOfPersonal(form, at)),
  ];
  const { businessStructure, businessFunding, personalInformation } = forms;
  if (!businessStructure.success || !businessFunding.success || !personalInformation.success || errors.length > 0)
    throw new DomainError('errorValidation', { errors });

  assertEligible(age, businessFunding.data);
  return { structure: businessStructure.data, personal: personalInformation.data };
}

function assertEligible({ months }: AgeValues, { annualRevenue }: { annualRevenue: number }): void {
  if (assessEligibility(months, annualRevenue).status !== 'eligible') throw new DomainError('errorStepNotReached');
}

function isRevenueVerified(input: SubmissionInput): boolean {
  const { revenueConfirmed, statementCount, bankState, hasBankDataOnFile } = input;
  const isByBank = hasBankDataOnFile || (bankState !== null && bankStateSatisfiesRevenue[bankState]);
  return revenueConfirmed && (statementCount > 0 || isByBank);
}

type Parsed<Form> =
  | { success: true; data: Form }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

function errorsOf<Form>(
  step: string,
  parsed: Parsed<Form>,
  rules: (form: Form) => readonly FieldProblem[],
): FieldProblem[] {
  const errors = parsed.success
    ? rules(parsed.data)
    : parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), key: message }));
  return errors.map(({ path, key }) => ({ path: [step, path].filter(Boolean).join('.'), key }));
}

/**
 * Language of the chosen terms, if a choice is required; otherwise undefined. Throws errorValidation if it is missing.
 */
export function chosenTermsLanguage(
  structure: Pick<BusinessStructureForm, 'stateCode'>,
  acceptedIn: Language | null,
  choseEnglishTerms: boolean | undefined,
): Language | undefined {
  if (!asksForTermsChoice(structure.stateCode, acceptedIn)) return undefined;
  if (choseEnglishTerms === undefined) {
    throw new DomainError('errorValidation', {
      errors: [{ path: 'choseEnglishTerms', key: 'validation.choseEnglishTerms.required' }],
    });
  }
  return choseEnglishTerms ? 'en' : 'fr';
}
