import * as z from 'zod/mini';
import { informationKinds } from '../application/checks.ts';
import { CANADA } from '../constants.ts';
import { applicationCreations, experienceTypes } from '../application/kinds.ts';
import { coveredWindows, monthStates } from '../application/months-covered.ts';
import { readingHints, readingStates, statementBanks } from '../application/statement-reading.ts';
import { applicationStatuses, closingOutcomes, customerActions } from '../application/status.ts';
import { applicationSteps } from '../application/steps.ts';
import { bankConnectionStates } from '../bank/bank-connection.ts';
import { entityTypeCodes } from '../fields/entity-type.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { provinceCodes } from '../fields/provinces.ts';
import { language } from '../fields/language.ts';

/** Names of the specification, section 3. A value not given yet is null. */
export const businessInfo = z.strictObject({
  id: z.nullable(identifier),
  companyName: z.nullable(z.string()),
  legalBusinessName: z.nullable(z.string()),
  country: z.literal(CANADA),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.enum(provinceCodes)),
  postalCode: z.nullable(z.string()),
  annualRevenue: z.nullable(z.number()),
  entityTypeCode: z.nullable(z.enum(entityTypeCodes)),
  industryCode: z.nullable(z.string()),
  subIndustryCode: z.nullable(z.string()),
  /** The entry that was chosen among those of the codes; null where only the codes are known. */
  industry: z.nullable(z.string()),
  yearsInBusiness: z.nullable(z.number()),
  ownershipPercentage: z.nullable(z.number()),
});
export type BusinessInfo = z.infer<typeof businessInfo>;

export const personalInfo = z.strictObject({
  emailAddress: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  country: z.literal(CANADA),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.enum(provinceCodes)),
  postalCode: z.nullable(z.string()),
  acceptedTerms: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  language,
});
export type PersonalInfo = z.infer<typeof personalInfo>;

export const bankData = z.strictObject({
  flinksLoginId: z.nullable(z.string()),
  flinksAccountId: z.nullable(z.string()),
  flinksRequestId: z.nullable(z.string()),
});
export type BankData = z.infer<typeof bankData>;

/** One thing that is asked for after submission and not given yet. */
export const missingItem = z.strictObject({
  itemId: identifier,
  kind: z.enum(informationKinds),
  /** YYYY-MM, oldest first: the months whose statements are asked for. */
  months: z.array(z.string()),
  /** A written question, in both languages. */
  question: z.nullable(z.strictObject({ en: z.string(), fr: z.string() })),
  askedAt: instant,
  /** YYYY-MM-DD by which it is wanted. */
  dueDay: z.nullable(z.string()),
});
export type MissingItem = z.infer<typeof missingItem>;

/** A row of My applications. */
export const applicationListItem = z.strictObject({
  applicationId: identifier,
  createdDate: instant,
  requestedAmount: z.nullable(z.number()),
  status: z.enum(applicationStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  business: z.nullable(z.string()),
  currentStep: z.enum(applicationSteps),
  actions: z.array(z.enum(customerActions)),
  /** YYYY-MM-DD by which the account manager reaches out; null before submission. */
  nextContactDay: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** What is asked for; empty in every status but informationRequired. */
  missing: z.array(missingItem),
  /** The name of the bank that is connected; it may be disconnected at any time. */
  connectedBank: z.nullable(z.string()),
});
export type ApplicationListItem = z.infer<typeof applicationListItem>;

/** A business of the customer. */
export const business = z.strictObject({
  businessId: identifier,
  operatingName: z.string(),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    stateCode: z.enum(provinceCodes),
    postalCode: z.string(),
    country: z.literal(CANADA),
  }),
  /** The open application of this business, if there is one. */
  openApplicationId: z.nullable(identifier),
});
export type Business = z.infer<typeof business>;

export const customer = z.strictObject({
  customerId: identifier,
  email: z.string(),
  firstName: z.nullable(z.string()),
  language,
});
export type Customer = z.infer<typeof customer>;

/** What was typed in a step and not yet confirmed: field name to text, kept beside the last valid values. */
export const draftValues = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type DraftValues = z.infer<typeof draftValues>;

/** One application as its owner sees it. */
export const application = z.strictObject({
  applicationId: identifier,
  /** Grows with each save; a save names the version it is based on. */
  version: z.number(),
  status: z.enum(applicationStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  experienceType: z.enum(experienceTypes),
  applicationCreatedWith: z.enum(applicationCreations),
  bankingRequired: z.boolean(),
  /** Where Resume goes. */
  applicationStep: z.enum(applicationSteps),
  /** The furthest step that may be opened. */
  reachedStep: z.enum(applicationSteps),
  businessId: z.nullable(identifier),
  businessInfo,
  /** Whole months; `businessInfo.yearsInBusiness` is this ÷ 12. */
  monthsInBusiness: z.nullable(z.number()),
  requestAmount: z.nullable(z.number()),
  personalInfo,
  /** In which language the terms were accepted last. */
  termsLanguage: z.nullable(language),
  bankData,
  /** The bank that is connected, if one is. */
  bank: z.nullable(z.strictObject({ state: z.enum(bankConnectionStates), institution: z.string() })),
  drafts: z.strictObject({
    businessStructure: z.optional(draftValues),
    businessFunding: z.optional(draftValues),
    businessAge: z.optional(draftValues),
    personalInformation: z.optional(draftValues),
  }),
  /** Whether the person went on from the revenue step, with a bank connection or confirmed statements. */
  revenueConfirmed: z.boolean(),
  statementCount: z.number(),
  requiredMonths: z.array(z.string()),
  acceptedMonths: z.array(z.string()),
  reference: z.nullable(z.string()),
  submittedAt: z.nullable(instant),
  nextContactDay: z.nullable(z.string()),
  createdDate: instant,
});
export type Application = z.infer<typeof application>;

/** What a step changes of an application that concerns nothing beside it: the rest of `application` stays as it was. */
export const savedStep = z.pick(application, {
  version: true,
  applicationStep: true,
  reachedStep: true,
  businessInfo: true,
  monthsInBusiness: true,
  requestAmount: true,
  drafts: true,
});
export type SavedStep = z.infer<typeof savedStep>;

/** What was read from a statement, and what the person may want to look at. */
export const statementReading = z.strictObject({
  state: z.enum(readingStates),
  /** Null where it was not recognised. */
  bank: z.nullable(z.enum(statementBanks)),
  /** The last digits of each account. */
  accounts: z.array(z.string()),
  /** Days as YYYY-MM-DD, both ends included. */
  periods: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  hints: z.array(z.enum(readingHints)),
});
export type StatementReading = z.infer<typeof statementReading>;

/** Which months of the window are covered; of the two windows the one that has more of them. */
export const monthsCovered = z.strictObject({
  months: z.array(z.strictObject({ month: z.string(), state: z.enum(monthStates) })),
  complete: z.boolean(),
  window: z.enum(coveredWindows),
});

export const statementFile = z.strictObject({
  statementId: identifier,
  fileName: z.string(),
  sizeBytes: z.number(),
  /** Lower-case hexadecimal: the browser knows a file again before sending it. */
  sha256: z.string(),
  uploadedAt: instant,
  reading: statementReading,
});
export type StatementFile = z.infer<typeof statementFile>;
