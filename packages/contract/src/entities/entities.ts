import * as z from 'zod/mini';
import { type AnswerKind, getAnswerOf } from '../application/answers.ts';
import { checkKinds, checkStates, informationKinds } from '../application/checks.ts';
import { documentKinds } from '../application/documents.ts';
import { applicationCreations, experienceTypes } from '../application/kinds.ts';
import { coveredWindows, dayRange, monthCovered } from '../application/statements/months-covered.ts';
import { monthsReason } from '../application/statements/months-reason.ts';
import {
  otherCurrencies,
  readingHints,
  readingStates,
  statementBanks,
} from '../application/statements/statement-reading.ts';
import { applicationStatuses, closingOutcomes, customerActions } from '../application/status.ts';
import { businessStructureForm, personalInformationForm } from '../application/step-forms.ts';
import { applicationSteps } from '../application/steps.ts';
import { statementSenders } from '../application/upload-links.ts';
import { bankConnectionStates } from '../bank/bank-connection.ts';
import { CANADA } from '../constants.ts';
import { entityTypeCodes } from '../fields/entity-type.ts';
import { holderAnswers } from '../fields/holder.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { provinceCodes } from '../fields/provinces.ts';

/** How the API represents each kind of answer. The parts of an industry, an address and a name are strings. */
const writtenKinds = {
  text: z.string(),
  money: z.number(),
  percent: z.number(),
  months: z.number(),
  phone: z.string(),
  day: z.string(),
  entityType: z.enum(entityTypeCodes),
  industry: z.string(),
  address: z.string(),
  name: z.string(),
} as const satisfies Record<AnswerKind, z.ZodMiniType>;

type SoFar<Shape extends z.core.$ZodShape> = {
  [Name in Exclude<keyof Shape, 'country'>]: z.ZodMiniNullable<
    z.ZodMiniType<z.output<Shape[Name]>, z.output<Shape[Name]>>
  >;
};

function soFar<Shape extends z.core.$ZodShape, Config extends z.core.$ZodObjectConfig>(
  form: z.ZodMiniObject<Shape, Config>,
): SoFar<Shape> {
  const write = (field: string) =>
    field === 'stateCode' ? z.enum(provinceCodes) : writtenKinds[getAnswerOf(field).kind];
  const fields = Object.keys(form.shape).filter((field) => field !== 'country');
  return Object.fromEntries(fields.map((field) => [field, z.nullable(write(field))])) as unknown as SoFar<Shape>;
}

/** Null for a value not provided yet. */
export const businessInfo = z.strictObject({
  id: z.nullable(identifier),
  country: z.literal(CANADA),
  /** `industry` is null if only the codes are known. */
  ...soFar(businessStructureForm),
  annualRevenue: z.nullable(z.number()),
  yearsInBusiness: z.nullable(z.number()),
});
export type BusinessInfo = z.infer<typeof businessInfo>;

export const personalInfo = z.strictObject({
  emailAddress: z.string(),
  country: z.literal(CANADA),
  ...soFar(personalInformationForm),
  acceptedTerms: z.boolean(),
  language,
});
export type PersonalInfo = z.infer<typeof personalInfo>;

/**
 * Represents the bank connection with the portal's own ids: the provider's ids give access to the bank and stay secret.
 * The account is null until the customer picks it; everything is null without a connection.
 */
export const bankData = z.strictObject({
  flinksLoginId: z.nullable(z.string()),
  flinksAccountId: z.nullable(z.string()),
  flinksRequestId: z.nullable(z.string()),
});
export type BankData = z.infer<typeof bankData>;

export const missingItem = z.strictObject({
  itemId: identifier,
  kind: z.enum(informationKinds),
  months: z.array(z.string()),
  question: z.nullable(z.strictObject({ en: z.string(), fr: z.string() })),
  document: z.optional(z.enum(documentKinds)),
  message: z.optional(z.strictObject({ en: z.string(), fr: z.string() })),
  askedAt: instant,
  dueDay: z.nullable(z.string()),
});
export type MissingItem = z.infer<typeof missingItem>;

export const applicationListItem = z.strictObject({
  applicationId: identifier,
  createdDate: instant,
  requestedAmount: z.nullable(z.number()),
  status: z.enum(applicationStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  business: z.nullable(z.string()),
  businessId: z.nullable(identifier),
  currentStep: z.enum(applicationSteps),
  actions: z.array(z.enum(customerActions)),
  nextContactDay: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  accountManager: z.nullable(z.string()),
  /** Requested items; empty in every status except informationRequired. */
  missing: z.array(missingItem),
  connectedBank: z.nullable(z.string()),
});
export type ApplicationListItem = z.infer<typeof applicationListItem>;

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

/** Text typed in a step and not confirmed yet, by field name; stored in addition to the last valid values. */
export const draftValues = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type DraftValues = z.infer<typeof draftValues>;

export const application = z.strictObject({
  applicationId: identifier,
  version: z.number(),
  status: z.enum(applicationStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  experienceType: z.enum(experienceTypes),
  applicationCreatedWith: z.enum(applicationCreations),
  bankingRequired: z.boolean(),
  applicationStep: z.enum(applicationSteps),
  reachedStep: z.enum(applicationSteps),
  businessId: z.nullable(identifier),
  businessInfo,
  monthsInBusiness: z.nullable(z.number()),
  requestAmount: z.nullable(z.number()),
  personalInfo,
  termsLanguage: z.nullable(language),
  bankData,
  bank: z.nullable(z.strictObject({ state: z.enum(bankConnectionStates), institution: z.string() })),
  drafts: z.strictObject({
    businessStructure: z.optional(draftValues),
    businessFunding: z.optional(draftValues),
    businessAge: z.optional(draftValues),
    personalInformation: z.optional(draftValues),
  }),
  revenueConfirmed: z.boolean(),
  statementCount: z.number(),
  monthsReason: z.nullable(monthsReason),
  requiredMonths: z.array(z.string()),
  acceptedMonths: z.array(z.string()),
  reference: z.nullable(z.string()),
  submittedAt: z.nullable(instant),
  submittedBank: z.nullable(z.string()),
  nextContactDay: z.nullable(z.string()),
  accountManager: z.nullable(z.string()),
  createdDate: instant,
});
export type Application = z.infer<typeof application>;

/** Fields that saving a step can change; the rest of `application` stays the same. */
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

export const statementReading = z.strictObject({
  state: z.enum(readingStates),
  /**
   * The page (from 1) of a scan that is being read; absent otherwise. `isAgain`: all pages were read once and are being
   * read again.
   */
  page: z.optional(z.strictObject({ number: z.number(), of: z.number(), isAgain: z.boolean() })),
  bank: z.nullable(z.enum(statementBanks)),
  accounts: z.array(z.string()),
  /** Days as YYYY-MM-DD, inclusive. */
  periods: z.array(dayRange),
  hints: z.array(z.enum(readingHints)),
  /**
   * Deposits by month (YYYY-MM) and account; empty unless the sums of all accounts add up. An entry without an account
   * is the total, as servers of the previous version send it.
   */
  deposits: z.array(
    z.strictObject({
      month: z.string(),
      cents: z.number(),
      account: z.optional(z.nullable(z.string())),
      name: z.optional(z.nullable(z.string())),
    }),
  ),
  pagesNotCounted: z.optional(z.array(z.number())),
  otherCurrency: z.optional(z.nullable(z.enum(otherCurrencies))),
  /**
   * Whether to show the question about the name's owner here. The question about each name appears only once per
   * application, until answered.
   */
  asksHolder: z.boolean(),
  holderAnswer: z.nullable(z.enum(holderAnswers)),
});
export type StatementReading = z.infer<typeof statementReading>;

export const statementHolder = z.strictObject({
  name: z.string(),
  statementIds: z.array(identifier),
  answer: z.nullable(z.enum(holderAnswers)),
});
export type StatementHolder = z.infer<typeof statementHolder>;

export const statementAccount = z.strictObject({
  bank: z.nullable(z.enum(statementBanks)),
  account: z.nullable(z.string()),
  months: z.array(z.string()),
});
export type StatementAccount = z.infer<typeof statementAccount>;

/** Coverage of the statement window: of the two possible windows, the one with more covered months. */
export const monthsCovered = z.strictObject({
  months: z.array(monthCovered),
  complete: z.boolean(),
  window: z.enum(coveredWindows),
});

export const statementFile = z.strictObject({
  statementId: identifier,
  fileName: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
  uploadedAt: instant,
  uploadedBy: z.enum(statementSenders),
  reading: statementReading,
});
export type StatementFile = z.infer<typeof statementFile>;

export const checkProgress = z.strictObject({
  checks: z.array(z.strictObject({ kind: z.enum(checkKinds), state: z.enum(checkStates) })),
  missing: z.array(missingItem),
});
export type CheckProgressResponse = z.infer<typeof checkProgress>;

export const revenueSources = ['none', 'bank', 'statements', 'both'] as const;
export type RevenueSource = (typeof revenueSources)[number];

/**
 * `reading`: provided files or accounts are still being read. `missing`: months are still required; at first, all of
 * them are.
 */
export const revenueStates = ['reading', 'complete', 'missing'] as const;

/** State of the revenue step: its source, and the months still required. */
export const revenueState = z.strictObject({
  source: z.enum(revenueSources),
  state: z.enum(revenueStates),
  missingMonths: z.array(z.string()),
  months: z.array(monthCovered),
});
export type RevenueState = z.infer<typeof revenueState>;
