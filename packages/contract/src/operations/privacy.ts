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
    'Create a ticket to download a ZIP of everything stored about the customer, with the statements as uploaded. It works once, for 60 seconds. Its use is in the audit trail.',
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
    'Get the customer’s latest consent of each kind and application, and their requests for correction or erasure.',
  access: 'customer',
  response: privacyOverview,
  errors: [],
});

export const withdrawConsent = defineOperation({
  operationId: 'Privacy_WithdrawConsent',
  method: 'post',
  path: '/api/privacy/consents/{consentId}/withdrawal',
  summary:
    'Withdraw a consent. The withdrawal is a separate record; the consent’s own record stays. Withdrawing the consent to bank data also disconnects the bank, including at the provider. Refused while an open application depends on it.',
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
  summary:
    'Request a correction or an erasure, in words. Only one of each can be open. The lender is notified by email.',
  access: 'customer',
  body: z.strictObject({ kind: z.enum(privacyRequestKinds), ...privacyRequestForm.shape }),
  response: privacyOverview,
  errors: ['errorRequestOpen'],
});

export const setReminders = defineOperation({
  operationId: 'Privacy_SetReminders',
  method: 'put',
  path: '/api/privacy/reminders',
  summary: 'Choose whether the customer gets reminders by email about unfinished applications.',
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
    'Stop the emails that contained the link with this token. Works without a session, as long as the key that signed the token is known. Stopping twice changes nothing.',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(STOP_TOKEN_MAXIMUM_LENGTH)) }),
  errors: ['errorLinkExpired'],
});
