import * as z from 'zod/mini';
import { loadingMessages } from '../application/kinds.ts';
import { draftSteps } from '../application/steps.ts';
import { DRAFT_TEXT_MAXIMUM_LENGTH } from '../constants.ts';
import { application, applicationListItem, savedStep } from '../entities/entities.ts';
import { acceptedDeclaration } from '../fields/accepted.ts';
import { addressFields } from '../fields/address.ts';
import { dateOfBirth } from '../fields/date-of-birth.ts';
import { entityTypeCode } from '../fields/entity-type.ts';
import { identifier } from '../fields/identifier.ts';
import { annualRevenue, requestAmount } from '../fields/money.ts';
import { firstName, lastName, legalBusinessName, operatingName } from '../fields/names.ts';
import { ownershipPercentage } from '../fields/percentage.ts';
import { phoneNumber } from '../fields/phone.ts';
import { timeInBusinessFields } from '../fields/time-in-business.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

const params = z.strictObject({ applicationId: identifier });

/** The version that a save is based on; an older one is refused with errorVersionConflict. */
const version = z.number().check(z.int(), z.minimum(0));

const industryCode = z
  .string({ error: 'validation.industryCode.required' })
  .check(z.minLength(1, { error: 'validation.industryCode.required' }), z.maxLength(5));
const subIndustryCode = z
  .string({ error: 'validation.industryCode.required' })
  .check(z.minLength(1, { error: 'validation.industryCode.required' }), z.maxLength(4));

/** Which of the industries under these codes was chosen, where that is known: its `industry` in the list. */
const industry = z._default(
  z.string().check(z.regex(/^[a-z0-9-]{0,60}$/u, { error: 'validation.industryCode.required' })),
  '',
);

/** Form of the business structure step. */
export const businessStructureForm = z.strictObject({
  companyName: operatingName,
  legalBusinessName,
  entityTypeCode,
  ownershipPercentage,
  industryCode,
  subIndustryCode,
  industry,
  ...addressFields,
});
export type BusinessStructureForm = z.infer<typeof businessStructureForm>;

export const businessFundingForm = z.strictObject({ requestAmount, annualRevenue });
export type BusinessFundingForm = z.infer<typeof businessFundingForm>;

export const businessAgeForm = z.strictObject(timeInBusinessFields);
export type BusinessAgeForm = z.infer<typeof businessAgeForm>;

export const personalInformationForm = z.strictObject({
  firstName,
  lastName,
  phoneNumber,
  dateOfBirth,
  ...addressFields,
});
export type PersonalInformationForm = z.infer<typeof personalInformationForm>;

const saveErrors = ['errorNotFound', 'errorVersionConflict', 'errorAlreadySubmitted', 'errorStepNotReached'] as const;

export const listApplications = defineOperation({
  operationId: 'Application_ListApplications',
  method: 'get',
  path: '/api/applications',
  summary: "The customer's applications, what needs action first.",
  access: 'customer',
  answer: z.strictObject({ applications: z.array(applicationListItem) }),
  errors: [],
});

export const prepareApplication = defineOperation({
  operationId: 'Application_PrepareApplication',
  method: 'post',
  path: '/api/applications/prepare',
  summary:
    'What the loading screen does after an eligibility check, a referral or a log-in: a referral that was agreed to is gone on with; nothing open, a new application is prepared with the answers of the check; one incomplete, it is returned to; otherwise the account.',
  access: 'customer',
  answer: z.strictObject({
    message: z.enum(loadingMessages),
    applicationId: z.nullable(identifier),
    /** Of a referral: the operating name of its business, where a request of that business is open already. */
    openBusiness: z.nullable(z.string()),
  }),
  errors: [],
});

export const startApplication = defineOperation({
  operationId: 'Application_StartApplication',
  method: 'post',
  path: '/api/applications',
  summary: 'Start an application for a known business (prefilled) or, with null, for a new one.',
  access: 'customer',
  body: z.strictObject({
    businessId: z.nullable(identifier),
    /** Where the person came from; `account` where it is absent. From the customer portal it is a renewal. */
    applicationCreatedWith: z.optional(z.enum(['account', 'customerPortal'])),
  }),
  answer: application,
  errors: ['errorNotFound', 'errorOpenApplicationFound'],
});

export const getApplication = defineOperation({
  operationId: 'Application_GetApplication',
  method: 'get',
  path: '/api/applications/{applicationId}',
  summary: 'One application with its valid values and drafts.',
  access: 'customer',
  params,
  answer: application,
  errors: ['errorNotFound'],
});

export const completeWelcome = defineOperation({
  operationId: 'Application_CompleteWelcome',
  method: 'put',
  path: '/api/applications/{applicationId}/welcome',
  summary: 'Go on from the welcome step.',
  access: 'customer',
  params,
  body: z.strictObject({ version }),
  answer: application,
  errors: saveErrors,
});

export const saveBusinessStructure = defineOperation({
  operationId: 'Application_SaveBusinessStructure',
  method: 'put',
  path: '/api/applications/{applicationId}/business-structure',
  summary: 'Save the business structure step; the business is found or made from legal name and postal code.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: businessStructureForm }),
  answer: application,
  errors: [...saveErrors, 'errorOpenApplicationFound'],
});

export const saveBusinessFunding = defineOperation({
  operationId: 'Application_SaveBusinessFunding',
  method: 'put',
  path: '/api/applications/{applicationId}/business-funding',
  summary: 'Save the funding step. The answer is what it changed.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: businessFundingForm }),
  answer: savedStep,
  errors: saveErrors,
});

export const saveBusinessAge = defineOperation({
  operationId: 'Application_SaveBusinessAge',
  method: 'put',
  path: '/api/applications/{applicationId}/business-age',
  summary: 'Save the time in business. The answer is what it changed.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: businessAgeForm }),
  answer: savedStep,
  errors: saveErrors,
});

export const savePersonalInformation = defineOperation({
  operationId: 'Application_SavePersonalInformation',
  method: 'put',
  path: '/api/applications/{applicationId}/personal-information',
  summary: 'Save the personal step.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: personalInformationForm }),
  answer: application,
  errors: saveErrors,
});

/** Any text within length, as typed; kept beside the last valid values (decisions, section 4). */
export const draftBody = z.strictObject({
  version,
  values: z.record(
    z.string().check(z.regex(/^[A-Za-z]{1,40}$/u)),
    z.union([z.string().check(z.maxLength(DRAFT_TEXT_MAXIMUM_LENGTH)), z.boolean()]),
  ),
});

export const saveDraft = defineOperation({
  operationId: 'Application_SaveDraft',
  method: 'put',
  path: '/api/applications/{applicationId}/drafts/{step}',
  summary: 'Keep what was typed in a step so far. Answers the new version.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier, step: z.enum(draftSteps) }),
  body: draftBody,
  answer: z.strictObject({ version: z.number() }),
  errors: saveErrors,
});

export const submitApplication = defineOperation({
  operationId: 'Application_SubmitApplication',
  method: 'post',
  path: '/api/applications/{applicationId}/submission',
  summary:
    'Check the whole application again and submit it. The same Idempotency-Key with the same body gets the same answer.',
  access: 'customer',
  params,
  headers: z.object({ 'idempotency-key': z.string().check(z.regex(/^[\w-]{8,100}$/u)) }),
  body: z.strictObject({
    version,
    acceptedDeclaration,
    language,
    /** Text version of the declaration and of the terms that were on screen. */
    textVersion: z.string().check(z.maxLength(40)),
    /** Quebec and terms accepted in English: the express choice after the French terms (decisions, section 8). */
    choseEnglishTerms: z.optional(z.boolean()),
  }),
  answer: application,
  errors: [
    'errorNotFound',
    'errorVersionConflict',
    'errorAlreadySubmitted',
    'errorStepNotReached',
    'errorIdempotencyMismatch',
  ],
});

export const withdrawApplication = defineOperation({
  operationId: 'Application_WithdrawApplication',
  method: 'post',
  path: '/api/applications/{applicationId}/withdrawal',
  summary: 'Withdraw an open application.',
  access: 'customer',
  params,
  answer: applicationListItem,
  errors: ['errorNotFound'],
});

export const createCopyTicket = defineOperation({
  operationId: 'Application_CreateCopyTicket',
  method: 'post',
  path: '/api/applications/{applicationId}/copy-tickets',
  summary: 'A one-use ticket of 60 seconds for the PDF copy of what was submitted.',
  access: 'customer',
  params,
  answer: z.strictObject({ path: z.string() }),
  errors: ['errorNotFound'],
});
