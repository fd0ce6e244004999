import type { FieldFault } from '@portal/contract/error-codes';
import { productDay } from '@portal/contract/application/statement-window';
import { isOldEnough } from '@portal/contract/fields/date-of-birth';
import { isIndustryPair } from '@portal/contract/industries/industry-codes';
import type { ReferralValues } from '@portal/contract/partner/referral-values';

/** What the fields' own rules cannot see: pairs, the day, and the configured maximum in whole Canadian dollars. */
export function faultsOfReferral(
  { businessInfo, personalInfo, requestAmount }: ReferralValues,
  { at, fundingMaximum }: { at: Date; fundingMaximum: number },
): FieldFault[] {
  const { industryCode, subIndustryCode } = businessInfo ?? {};
  const hasIndustry = industryCode !== undefined || subIndustryCode !== undefined;
  const rules: [boolean, FieldFault][] = [
    [
      hasIndustry && !isIndustryPair(industryCode ?? '', subIndustryCode ?? ''),
      { path: 'businessInfo.industryCode', key: 'validation.industryCode.required' },
    ],
    [
      personalInfo?.dateOfBirth !== undefined && !isOldEnough(personalInfo.dateOfBirth, productDay(at)),
      { path: 'personalInfo.dateOfBirth', key: 'validation.dateOfBirth.invalid' },
    ],
    [
      requestAmount !== undefined && requestAmount > fundingMaximum,
      { path: 'requestAmount', key: 'validation.requestAmount.invalid' },
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, fault]) => fault);
}
