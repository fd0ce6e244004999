import * as z from 'zod/mini';
import { PRIVACY_REQUEST_MAXIMUM_LENGTH, STOP_TOKEN_MAXIMUM_LENGTH } from '../constants.ts';
import { identifier } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';
import { privacyOverview, privacyRequestKinds } from '../privacy/requests.ts';

const EXPORTS_A_MINUTE = 10;

export const createExportTicket = defineOperation({
  operationId: 'Privacy_CreateExportTicket',
  method: 'post',
  path: '/api/privacy/export-tickets',
  summary:
    'A one-use ticket of 60 seconds for a ZIP of everything stored about the customer: the data, and the statements as they were uploaded. Its use is in the audit trail.',
  access: 'customer',
  mostAMinute: EXPORTS_A_MINUTE,
  body: z.strictObject({ language }),
  response: z.strictObject({ path: z.string() }),
  errors: [],
});

export const getOverview = defineOperation({
  operationId: 'Privacy_GetOverview',
  method: 'get',
  path: '/api/privacy',
  summary:
    'The consents of the customer, the latest of each kind and application, and what they asked to have corrected or erased.',
  access: 'customer',
  response: privacyOverview,
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
  response: privacyOverview,
  errors: ['errorNotFound', 'errorConsentNeeded'],
});

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
  summary: 'Ask for a correction or for erasure, in words. One of each may be open. The lender is notified by mail.',
  access: 'customer',
  body: z.strictObject({ kind: z.enum(privacyRequestKinds), ...privacyRequestForm.shape }),
  response: privacyOverview,
  errors: ['errorRequestOpen'],
});

export const setReminders = defineOperation({
  operationId: 'Privacy_SetReminders',
  method: 'put',
  path: '/api/privacy/reminders',
  summary: 'Whether mails may remind the customer of applications they have not finished.',
  access: 'customer',
  body: z.strictObject({ wanted: z.boolean() }),
  response: privacyOverview,
  errors: [],
});

export const stopReminders = defineOperation({
  operationId: 'Privacy_StopReminders',
  method: 'post',
  path: '/api/reminders/stops',
  summary:
    'Stop the mails that the link with this token came in. Works without a session, for as long as the key that signed the token is known; stopping twice changes nothing.',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(STOP_TOKEN_MAXIMUM_LENGTH)) }),
  errors: ['errorLinkExpired'],
});
