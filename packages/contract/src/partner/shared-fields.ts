import type { ReferralValues } from './referral-values.ts';

/** What a partner can have shared, in the words that the applicant is told it with. */
export const sharedFields = [
  'companyName',
  'legalBusinessName',
  'businessAddress',
  'entityType',
  'industry',
  'ownershipPercentage',
  'annualRevenue',
  'timeInBusiness',
  'requestAmount',
  'name',
  'email',
  'phoneNumber',
  'dateOfBirth',
  'homeAddress',
] as const;
export type SharedField = (typeof sharedFields)[number];

type Asked = (values: { business: BusinessValues; personal: PersonalValues; all: ReferralValues }) => unknown[];
type BusinessValues = NonNullable<ReferralValues['businessInfo']>;
type PersonalValues = NonNullable<ReferralValues['personalInfo']>;

const addressOf = ({ street, city, stateCode, postalCode }: BusinessValues | PersonalValues): unknown[] => [
  street,
  city,
  stateCode,
  postalCode,
];

const parts = {
  companyName: ({ business }) => [business.companyName],
  legalBusinessName: ({ business }) => [business.legalBusinessName],
  businessAddress: ({ business }) => addressOf(business),
  entityType: ({ business }) => [business.entityTypeCode],
  industry: ({ business }) => [business.industryCode],
  ownershipPercentage: ({ business }) => [business.ownershipPercentage],
  annualRevenue: ({ business }) => [business.annualRevenue],
  timeInBusiness: ({ all }) => [all.monthsInBusiness],
  requestAmount: ({ all }) => [all.requestAmount],
  name: ({ personal }) => [personal.firstName, personal.lastName],
  email: ({ personal }) => [personal.emailAddress],
  phoneNumber: ({ personal }) => [personal.phoneNumber],
  dateOfBirth: ({ personal }) => [personal.dateOfBirth],
  homeAddress: ({ personal }) => addressOf(personal),
} as const satisfies Record<SharedField, Asked>;

/** Which kinds of information the values hold, whatever their content. */
export function listSharedFields(values: ReferralValues): SharedField[] {
  const { businessInfo: business = {}, personalInfo: personal = {} } = values;
  return sharedFields.filter((field) =>
    parts[field]({ business, personal, all: values }).some((value) => value !== undefined),
  );
}
