import * as z from 'zod/mini';
import { businessStructureForm, personalInformationForm } from '../application/step-forms.ts';
import { TIME_IN_BUSINESS_MAXIMUM_MONTHS } from '../constants.ts';
import { email } from '../fields/email.ts';
import { annualRevenue, requestAmount } from '../fields/money.ts';

const { country: _business, industry: _chosen, ...structure } = businessStructureForm.shape;
const { country: _home, ...personal } = personalInformationForm.shape;
const code = z.string().check(z.minLength(1), z.maxLength(5));

export const referredBusiness = z.partial(
  z.strictObject({ ...structure, industryCode: code, subIndustryCode: code, annualRevenue }),
);

export const referredPerson = z.partial(z.strictObject({ ...personal, emailAddress: email }));

export const referralValues = z.strictObject({
  businessInfo: z.optional(referredBusiness),
  monthsInBusiness: z.optional(z.int().check(z.minimum(0), z.maximum(TIME_IN_BUSINESS_MAXIMUM_MONTHS))),
  requestAmount: z.optional(requestAmount),
  personalInfo: z.optional(referredPerson),
});
export type ReferralValues = z.infer<typeof referralValues>;
