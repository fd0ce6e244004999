import * as z from 'zod/mini';
import { TIME_IN_BUSINESS_MAXIMUM_MONTHS } from '../constants.ts';
import { city, street } from '../fields/address.ts';
import { dateOfBirth } from '../fields/date-of-birth.ts';
import { email } from '../fields/email.ts';
import { entityTypeCode } from '../fields/entity-type.ts';
import { annualRevenue, requestAmount } from '../fields/money.ts';
import { firstName, lastName, legalBusinessName, operatingName } from '../fields/names.ts';
import { ownershipPercentage } from '../fields/percentage.ts';
import { phoneNumber } from '../fields/phone.ts';
import { postalCode } from '../fields/postal-code.ts';
import { province } from '../fields/provinces.ts';

const address = {
  street: z.optional(street),
  city: z.optional(city),
  stateCode: z.optional(province),
  postalCode: z.optional(postalCode),
};
const code = z.string().check(z.minLength(1), z.maxLength(5));

/** What a partner may share of a client: any part of it, each by the rule of its field. */
export const referralValues = z.strictObject({
  businessInfo: z.optional(
    z.strictObject({
      companyName: z.optional(operatingName),
      legalBusinessName: z.optional(legalBusinessName),
      ...address,
      annualRevenue: z.optional(annualRevenue),
      entityTypeCode: z.optional(entityTypeCode),
      industryCode: z.optional(code),
      subIndustryCode: z.optional(code),
      ownershipPercentage: z.optional(ownershipPercentage),
    }),
  ),
  /** Whole months. */
  monthsInBusiness: z.optional(z.int().check(z.minimum(0), z.maximum(TIME_IN_BUSINESS_MAXIMUM_MONTHS))),
  /** Whole Canadian dollars. */
  requestAmount: z.optional(requestAmount),
  personalInfo: z.optional(
    z.strictObject({
      emailAddress: z.optional(email),
      firstName: z.optional(firstName),
      lastName: z.optional(lastName),
      phoneNumber: z.optional(phoneNumber),
      dateOfBirth: z.optional(dateOfBirth),
      ...address,
    }),
  ),
});
export type ReferralValues = z.infer<typeof referralValues>;
