import { errorsOfFunding, errorsOfPersonal, errorsOfStructure } from '@portal/contract/application/step-rules';
import type { FieldProblem } from '@portal/contract/error-codes';
import type { ReferralValues } from '@portal/contract/partner/referral-values';

export function errorsOfReferral(
  { businessInfo = {}, personalInfo = {}, ...funding }: ReferralValues,
  { at, fundingMaximum }: { at: Date; fundingMaximum: number },
): FieldProblem[] {
  const under = (parent: string) => (error: FieldProblem) => ({ ...error, path: `${parent}.${error.path}` });
  return [
    ...errorsOfStructure(businessInfo).map(under('businessInfo')),
    ...errorsOfPersonal(personalInfo, at).map(under('personalInfo')),
    ...errorsOfFunding(funding, fundingMaximum),
  ];
}
