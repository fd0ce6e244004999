import * as z from 'zod/mini';
import { consentKinds } from '../consent.ts';
import { PRIVACY_ANSWER_MAXIMUM_LENGTH, PRIVACY_REQUEST_MAXIMUM_LENGTH } from '../constants.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { privacyRequestKinds, privacyRequestOutcomes } from '../privacy/requests.ts';
import { defineOperation } from './operation.ts';
import { nextPage, pageQuery } from './page.ts';

const EXPORTS_A_MINUTE = 10;

export const createExportTicket = defineOperation({
  operationId: 'Privacy_CreateExportTicket',
  method: 'post',
  path: '/api/privacy/export-tickets',
  summary:
    'A one-use ticket of 60 seconds for a ZIP of everything that is kept of the customer: the data, and the statements as they were uploaded. Its use is in the audit trail.',
  access: 'customer',
  mostAMinute: EXPORTS_A_MINUTE,
  body: z.strictObject({ language }),
  answer: z.strictObject({ path: z.string() }),
  errors: [],
});

const ownConsent = z.strictObject({
  consentId: identifier,
  kind: z.enum(consentKinds),
  textVersion: z.string(),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
  /** Operating name of the business it was given for, where it was given for one. */
  business: z.nullable(z.string()),
  /** Open applications that rest on it. */
  neededBy: z.array(z.strictObject({ applicationId: identifier, business: z.nullable(z.string()) })),
});
export type OwnConsent = z.infer<typeof ownConsent>;

const ownRequest = z.strictObject({
  requestId: identifier,
  kind: z.enum(privacyRequestKinds),
  text: z.nullable(z.string()),
  askedAt: instant,
  outcome: z.nullable(z.enum(privacyRequestOutcomes)),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
export type OwnPrivacyRequest = z.infer<typeof ownRequest>;

export const privacyOverview = z.strictObject({ consents: z.array(ownConsent), requests: z.array(ownRequest) });

export const getOverview = defineOperation({
  operationId: 'Privacy_GetOverview',
  method: 'get',
  path: '/api/privacy',
  summary:
    'The consents of the customer, the latest of each kind and application, and what she asked to have corrected or erased.',
  access: 'customer',
  answer: privacyOverview,
  errors: [],
});

export const withdrawConsent = defineOperation({
  operationId: 'Privacy_WithdrawConsent',
  method: 'post',
  path: '/api/privacy/consents/{consentId}/withdrawal',
  summary:
    'Take a consent back: a record of its own, beside the one of its giving. Without the consent to bank data the bank is disconnected, at the provider too. Refused while an open application rests on it.',
  access: 'customer',
  params: z.strictObject({ consentId: identifier }),
  answer: privacyOverview,
  errors: ['errorNotFound', 'errorConsentNeeded'],
});

/** Form of a request for correction or erasure. */
export const privacyRequestForm = z.strictObject({
  text: z
    .string({ error: 'validation.privacyRequest.required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.privacyRequest.required' }),
      z.maxLength(PRIVACY_REQUEST_MAXIMUM_LENGTH, { error: 'validation.privacyRequest.tooLong' }),
    ),
});
export type PrivacyRequestForm = z.infer<typeof privacyRequestForm>;

export const createRequest = defineOperation({
  operationId: 'Privacy_CreateRequest',
  method: 'post',
  path: '/api/privacy/requests',
  summary: 'Ask for a correction or for erasure, in words. One of each may be open. The lender is told by mail.',
  access: 'customer',
  body: z.strictObject({ kind: z.enum(privacyRequestKinds), ...privacyRequestForm.shape }),
  answer: privacyOverview,
  errors: ['errorRequestOpen'],
});

const staffRequest = z.strictObject({
  ...ownRequest.shape,
  customerId: identifier,
  /** Null once the customer is erased. */
  email: z.nullable(z.string()),
  /** The language to answer in. */
  language,
  answeredBy: z.nullable(z.string()),
});
export type StaffPrivacyRequest = z.infer<typeof staffRequest>;

export const listPrivacyRequests = defineOperation({
  operationId: 'Staff_ListPrivacyRequests',
  method: 'get',
  path: '/api/staff/privacy-requests',
  summary:
    'What customers asked to have corrected or erased, in pages, the newest first; with `state=open` those without an answer. Each read is in the audit trail.',
  access: 'staff',
  query: z.strictObject({ ...pageQuery.shape, state: z.optional(z.enum(['open', 'answered'])) }),
  answer: z.strictObject({ requests: z.array(staffRequest), next: nextPage }),
  errors: [],
});

export const answerPrivacyRequest = defineOperation({
  operationId: 'Staff_AnswerPrivacyRequest',
  method: 'post',
  path: '/api/staff/privacy-requests/{requestId}/answer',
  summary:
    'Answer a request once, in the language of the customer, who gets the answer by mail. An erasure that is `done` is carried out with it: open applications are withdrawn, and everything is erased but funded applications, which stay until their period is over.',
  access: 'staff',
  params: z.strictObject({ requestId: identifier }),
  body: z.strictObject({
    outcome: z.enum(privacyRequestOutcomes),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(PRIVACY_ANSWER_MAXIMUM_LENGTH)),
  }),
  answer: staffRequest,
  errors: ['errorNotFound', 'errorNothingAsked'],
});
