import { CANADA } from '@portal/contract/constants';
import type { ReferralValues } from '@portal/contract/partner/referral-values';
import type { Prefilled } from './new-application.ts';
import type { PersonalValues } from './values.ts';
import { withoutUndefined } from './without-undefined.ts';

export interface ReferralPrefill extends Prefilled {
  personal: Partial<PersonalValues> | null;
}

/**
 * The partner's values, if the person has the email address that the partner named; otherwise none. Earlier answers
 * fill the gaps.
 */
export function prefillFromReferral(
  { businessInfo = {}, personalInfo = {}, monthsInBusiness, requestAmount }: ReferralValues,
  earlier: PersonalValues | null,
): ReferralPrefill {
  const { annualRevenue, ...structure } = businessInfo;
  const { emailAddress: _proved, ...personal } = personalInfo;
  const hasFunding = requestAmount !== undefined || annualRevenue !== undefined;
  return {
    structure: isEmpty(structure) ? null : { ...withoutUndefined(structure), country: CANADA },
    funding: hasFunding ? { requestAmount: requestAmount ?? null, annualRevenue: annualRevenue ?? null } : null,
    age: monthsInBusiness === undefined ? null : { months: monthsInBusiness },
    personal: isEmpty(personal) ? earlier : { ...earlier, ...withoutUndefined(personal), country: CANADA },
  };
}

function isEmpty(values: object): boolean {
  return Object.values(values).every((value) => value === undefined);
}
