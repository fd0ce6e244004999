import * as z from 'zod/mini';
import { checkKinds, takeOverReasons } from '../../application/checks.ts';
import { CHECK_WORDS_MAXIMUM_LENGTH } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { staffCheck } from '../../staff/application-details.ts';
import { defineOperation } from '../operation.ts';
import { seenVersion } from '../seen-version.ts';

const OF_CHECK = '/api/staff/applications/{applicationId}/checks/{check}';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
  check: described(z.enum(checkKinds), 'The check.'),
});
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(CHECK_WORDS_MAXIMUM_LENGTH));
const version = seenVersion('application');
const response = z.strictObject({
  check: described(staffCheck, 'The check as it is now.'),
  version: described(z.int(), 'The version of the application as it is now.', 8),
});

export const retryCheck = defineOperation({
  operationId: 'Staff_RetryCheck',
  method: 'post',
  path: `${OF_CHECK}/retries`,
  summary:
    'Retry a check that was handed over or is waiting for statements. The credit bureau is queried again without the SIN, which is never stored; this requires an active consent. A SIN that was given or declined is not requested again. Refused if the application is closed, a decision is pending or the check is running.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({ version }),
  response,
  errors: ['errorNotFound', 'errorVersionConflict', 'errorConsentNeeded'],
});

export const handOverCheck = defineOperation({
  operationId: 'Staff_HandOverCheck',
  method: 'post',
  path: `${OF_CHECK}/hand-overs`,
  summary:
    'Take over a check that is running or waiting for the applicant, so that the portal no longer does it. Requests to the applicant stay open. Refused if the application is closed, a decision is pending, or the check is done or already handed over.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    reason: described(z.enum(takeOverReasons), 'Why.'),
    words: described(z.nullable(words), 'A note for the file; the applicant never sees it.'),
    version,
  }),
  response,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const settleCheck = defineOperation({
  operationId: 'Staff_SettleCheck',
  method: 'post',
  path: `${OF_CHECK}/settlements`,
  summary:
    'Record that a handed-over check is done, and how. An open request for the SIN is withdrawn, because only the check uses it. Refused if the application is closed or a decision is pending.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    words: described(words, 'How it was checked, for the file; the applicant never sees it.', 'Called the bank.'),
    version,
  }),
  response,
  errors: ['errorNotFound', 'errorVersionConflict'],
});
