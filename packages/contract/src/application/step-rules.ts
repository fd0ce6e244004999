import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '../constants.ts';
import { assessEligibility, type IneligibilityReason } from '../eligibility.ts';
import type { FieldProblem } from '../error-codes.ts';
import { isOldEnough } from '../fields/time/date-of-birth.ts';
import { isPossibleAge, toMonths } from '../fields/time/time-in-business.ts';
import { isIndustryPair } from '../industries/industry-codes.ts';
import type {
  BusinessAgeForm,
  BusinessFundingForm,
  BusinessStructureForm,
  PersonalInformationForm,
} from './step-forms.ts';
import { productDay } from '../calendar.ts';

type SoFar<Form> = { [Name in keyof Form]?: Form[Name] | undefined };

export function errorsOfStructure({
  industryCode,
  subIndustryCode,
}: SoFar<Pick<BusinessStructureForm, 'industryCode' | 'subIndustryCode'>>): FieldProblem[] {
  const isAbsent = industryCode === undefined && subIndustryCode === undefined;
  return isAbsent || isIndustryPair(industryCode ?? '', subIndustryCode ?? '')
    ? []
    : [{ path: 'industryCode', key: 'validation.industryCode.required' }];
}

/** @param maximum whole Canadian dollars, from the configuration */
export function errorsOfFunding(
  { requestAmount = 0 }: SoFar<Pick<BusinessFundingForm, 'requestAmount'>>,
  maximum: number,
): FieldProblem[] {
  return requestAmount <= maximum ? [] : [{ path: 'requestAmount', key: 'validation.requestAmount.invalid' }];
}

export function errorsOfPersonal(
  { dateOfBirth }: SoFar<Pick<PersonalInformationForm, 'dateOfBirth'>>,
  at: Date,
): FieldProblem[] {
  return dateOfBirth === undefined || isOldEnough(dateOfBirth, productDay(at))
    ? []
    : [{ path: 'dateOfBirth', key: 'validation.dateOfBirth.invalid' }];
}

const boundMessages = {
  annualRevenue: 'validation.annualRevenue.minimum',
  timeInBusiness: 'validation.timeInBusiness.minimum',
} as const satisfies Record<IneligibilityReason, string>;

/**
 * Values below an eligibility bound. Only a partner's client sees them next to the field; everyone else gets the "not
 * eligible" screen.
 */
export function errorsOfPartnerBounds({
  annualRevenue,
  timeInBusiness,
  timeInBusinessUnit,
}: SoFar<Pick<BusinessFundingForm, 'annualRevenue'> & BusinessAgeForm>): { path: IneligibilityReason; key: string }[] {
  const isKnown = timeInBusiness !== undefined && timeInBusinessUnit !== undefined;
  if (isKnown && !isPossibleAge({ timeInBusiness, timeInBusinessUnit }))
    return [{ path: 'timeInBusiness', key: 'validation.timeInBusiness.invalid' }];
  const months = isKnown ? toMonths(timeInBusiness, timeInBusinessUnit) : MINIMUM_MONTHS_IN_BUSINESS;
  const { reasons } = assessEligibility(months, annualRevenue ?? MINIMUM_ANNUAL_REVENUE_CAD);
  return reasons.toSorted().map((path) => ({ path, key: boundMessages[path] }));
}
