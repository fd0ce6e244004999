import { productDay } from '@portal/contract/application/statement-window';
import { DomainError, type FieldFault } from '@portal/contract/error-codes';
import { isOldEnough } from '@portal/contract/fields/date-of-birth';
import { isIndustryPair } from '@portal/contract/industries/industry-codes';
import type { BusinessStructureForm, PersonalInformationForm } from '@portal/contract/operations/application';

/** The industry group belongs to its sector. */
export function faultsOfStructure(values: BusinessStructureForm): FieldFault[] {
  return isIndustryPair(values.industryCode, values.subIndustryCode)
    ? []
    : [{ path: 'industryCode', key: 'validation.industryCode.required' }];
}

/** @param maximum whole Canadian dollars, by configuration */
export function faultsOfFunding(values: { requestAmount: number }, maximum: number): FieldFault[] {
  return values.requestAmount <= maximum ? [] : [{ path: 'requestAmount', key: 'validation.requestAmount.invalid' }];
}

/** 18 to 120 years old on the day of the product's calendar. */
export function faultsOfPersonal(values: PersonalInformationForm, at: Date): FieldFault[] {
  return isOldEnough(values.dateOfBirth, productDay(at))
    ? []
    : [{ path: 'dateOfBirth', key: 'validation.dateOfBirth.invalid' }];
}

/** Throws errorValidation where there are faults; their paths are put under `parent`. */
export function refuseFaults(faults: readonly FieldFault[], parent: string): void {
  if (faults.length === 0) return;
  throw new DomainError('errorValidation', {
    errors: faults.map(({ path, key }) => ({ path: `${parent}.${path}`, key })),
  });
}
