import * as z from 'zod/mini';
import { timelineKinds } from '../application/events.ts';
import { loadingMessages } from '../application/kinds.ts';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '../application/step-forms.ts';
import { type DraftStep, draftSteps } from '../application/steps.ts';
import { DRAFT_TEXT_MAXIMUM_LENGTH, QUESTION_ANSWER_MAXIMUM_LENGTH } from '../constants.ts';
import { application, applicationListItem, checkProgress, savedStep } from '../entities/entities.ts';
import { acceptedDeclaration } from '../fields/accepted.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { version } from '../fields/version.ts';
import { defineOperation } from './operation.ts';
import { missingInformation } from '../partner/missing-information.ts';

const params = z.strictObject({ applicationId: identifier });

const saveErrors = ['errorNotFound', 'errorVersionConflict', 'errorAlreadySubmitted', 'errorStepNotReached'] as const;

export const listApplications = defineOperation({
  operationId: 'Application_ListApplications',
  method: 'get',
  path: '/api/applications',
  summary: "List the customer's applications, with those that need action first.",
  access: 'customer',
  response: z.strictObject({ applications: z.array(applicationListItem) }),
  errors: [],
});

export const prepareApplication = defineOperation({
  operationId: 'Application_PrepareApplication',
  method: 'post',
  path: '/api/applications/prepare',
  summary:
    'Decide where the loading screen leads after an eligibility check, a referral or a log-in. An accepted referral is continued. Without an open application, a new one is prepared with the answers from the check. With one incomplete application, the customer returns to it. Otherwise they see their account.',
  access: 'customer',
  response: z.strictObject({
    message: z.enum(loadingMessages),
    applicationId: z.nullable(identifier),
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
    /** Where the person came from; default `account`. `customerPortal` makes it a renewal. */
    applicationCreatedWith: z.optional(z.enum(['account', 'customerPortal'])),
  }),
  response: application,
  errors: ['errorNotFound', 'errorOpenApplicationFound'],
});

export const getApplication = defineOperation({
  operationId: 'Application_GetApplication',
  method: 'get',
  path: '/api/applications/{applicationId}',
  summary: 'Get an application with its valid values and drafts.',
  access: 'customer',
  params,
  response: application,
  errors: ['errorNotFound'],
});

export const completeWelcome = defineOperation({
  operationId: 'Application_CompleteWelcome',
  method: 'put',
  path: '/api/applications/{applicationId}/welcome',
  summary: 'Continue from the welcome step.',
  access: 'customer',
  params,
  body: z.strictObject({ version }),
  response: application,
  errors: saveErrors,
});

export const saveBusinessStructure = defineOperation({
  operationId: 'Application_SaveBusinessStructure',
  method: 'put',
  path: '/api/applications/{applicationId}/business-structure',
  summary: 'Save the business structure step. The business is found by its legal name and postal code, or created.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: businessStructureForm }),
  response: application,
  errors: [...saveErrors, 'errorOpenApplicationFound'],
});

export const saveBusinessFunding = defineOperation({
  operationId: 'Application_SaveBusinessFunding',
  method: 'put',
  path: '/api/applications/{applicationId}/business-funding',
  summary: 'Save the funding step. Returns what changed.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: businessFundingForm }),
  response: savedStep,
  errors: saveErrors,
});

export const saveBusinessAge = defineOperation({
  operationId: 'Application_SaveBusinessAge',
  method: 'put',
  path: '/api/applications/{applicationId}/business-age',
  summary: 'Save the time in business. Returns what changed.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: businessAgeForm }),
  response: savedStep,
  errors: saveErrors,
});

export const savePersonalInformation = defineOperation({
  operationId: 'Application_SavePersonalInformation',
  method: 'put',
  path: '/api/applications/{applicationId}/personal-information',
  summary: 'Save the personal information step.',
  access: 'customer',
  params,
  body: z.strictObject({ version, values: personalInformationForm }),
  response: application,
  errors: saveErrors,
});

/** Text as typed, within the length limit; stored in addition to the last valid values. */
const typedValues = z.record(
  z.string().check(z.regex(/^[A-Za-z]{1,40}$/u)),
  z.union([z.string().check(z.maxLength(DRAFT_TEXT_MAXIMUM_LENGTH)), z.boolean()]),
);

export const draftBody = z.strictObject({ version, values: typedValues });

export const saveDraft = defineOperation({
  operationId: 'Application_SaveDraft',
  method: 'put',
  path: '/api/applications/{applicationId}/drafts/{step}',
  summary: 'Save what was typed in a step so far. Returns the new version.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier, step: z.enum(draftSteps) }),
  body: draftBody,
  response: z.strictObject({ version: z.number() }),
  errors: saveErrors,
});

export const saveDrafts = defineOperation({
  operationId: 'Application_SaveDrafts',
  method: 'put',
  path: '/api/applications/{applicationId}/drafts',
  summary:
    'In a referred application, save drafts of the answers that the partner did not share. Each answer goes into the draft of its step; drafts of other steps stay. Returns the new version.',
  access: 'customer',
  params,
  body: z.strictObject({
    version,
    drafts: z.partial(
      z.strictObject({
        businessStructure: typedValues,
        businessFunding: typedValues,
        businessAge: typedValues,
        personalInformation: typedValues,
      } satisfies Record<DraftStep, typeof typedValues>),
    ),
  }),
  response: z.strictObject({ version: z.number() }),
  errors: saveErrors,
});

export const submitApplication = defineOperation({
  operationId: 'Application_SubmitApplication',
  method: 'post',
  path: '/api/applications/{applicationId}/submission',
  summary:
    'Check the whole application again and submit it. The same Idempotency-Key with the same body gets the same response.',
  access: 'customer',
  params,
  headers: z.object({ 'idempotency-key': z.string().check(z.regex(/^[\w-]{8,100}$/u)) }),
  body: z.strictObject({
    version,
    acceptedDeclaration,
    language,
    textVersion: z.string().check(z.maxLength(40)),
    choseEnglishTerms: z.optional(z.boolean()),
  }),
  response: application,
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
  response: applicationListItem,
  errors: ['errorNotFound'],
});

export const createCopyTicket = defineOperation({
  operationId: 'Application_CreateCopyTicket',
  method: 'post',
  path: '/api/applications/{applicationId}/copy-tickets',
  summary: 'Create a ticket to download the PDF copy of what was submitted. It works once, for 60 seconds.',
  access: 'customer',
  params,
  response: z.strictObject({ path: z.string() }),
  errors: ['errorNotFound'],
});
const itemParams = z.strictObject({ applicationId: identifier, itemId: identifier });

export const getChecks = defineOperation({
  operationId: 'Application_GetChecks',
  method: 'get',
  path: '/api/applications/{applicationId}/checks',
  summary: 'Get the progress of the background checks, and what is missing. Empty before submission.',
  access: 'customer',
  passive: true,
  params,
  response: checkProgress,
  errors: ['errorNotFound'],
});

export const getTimeline = defineOperation({
  operationId: 'Application_GetTimeline',
  method: 'get',
  path: '/api/applications/{applicationId}/timeline',
  summary: 'List what has happened to an application so far, oldest first.',
  access: 'customer',
  params,
  response: z.strictObject({
    events: z.array(
      z.strictObject({
        kind: z.enum(timelineKinds),
        at: instant,
        months: z.array(z.string()),
      }),
    ),
  }),
  errors: ['errorNotFound'],
});

export const answerForm = z.strictObject({
  answer: z
    .string({ error: 'validation.answer.required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.answer.required' }),
      z.maxLength(QUESTION_ANSWER_MAXIMUM_LENGTH, { error: 'validation.answer.tooLong' }),
    ),
});

export type AnswerValues = z.infer<typeof answerForm>;

export const answerQuestion = defineOperation({
  operationId: 'Application_AnswerQuestion',
  method: 'put',
  path: '/api/applications/{applicationId}/missing-information/{itemId}/answer',
  summary:
    'Answer a written question from the account manager, or say why a requested document cannot be sent, which ends that request.',
  access: 'customer',
  params: itemParams,
  body: answerForm,
  response: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const saveMissingInformation = defineOperation({
  operationId: 'Application_SaveMissingInformation',
  method: 'put',
  path: '/api/applications/{applicationId}/missing-information',
  summary:
    'In a referred application, save the answers that the partner did not share. This completes every step before revenue. A value below an eligibility minimum is an error on its field.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier }),
  body: z.strictObject({ version, values: missingInformation }),
  response: application,
  errors: [
    'errorNotFound',
    'errorVersionConflict',
    'errorAlreadySubmitted',
    'errorStepNotReached',
    'errorOpenApplicationFound',
  ],
});
