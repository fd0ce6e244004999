import * as z from 'zod/mini';
import { checkKinds, takeOverReasons } from '../application/checks.ts';
import { CHECK_WORDS_MAXIMUM_LENGTH } from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { staffCheck } from '../staff/application-details.ts';
import { defineOperation } from './operation.ts';
import { seenVersion } from './seen-version.ts';

const OF_CHECK = '/api/staff/applications/{applicationId}/checks/{check}';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
  check: described(z.enum(checkKinds), 'Which check.'),
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
    'Have a check tried again that was handed over, or for which statements are awaited. The credit bureau is asked again, without the SIN, which is never kept; it takes the consent that stands, and a SIN that was given or declined is not asked for again. Refused of a closed application, while a decision waits, and while the check is under way.',
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
    'Take a check over that is under way or waits for the applicant: the portal no longer does it. What the applicant was asked for stays asked. Refused of a closed application, while a decision waits, and of a check that is done or was handed over already.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    reason: described(z.enum(takeOverReasons), 'Why.'),
    words: described(z.nullable(words), 'For the file, in words; the applicant never sees it.'),
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
    'Say that a check which was handed over is done, and how. A SIN that is still asked for is then withdrawn, since only the check uses it. Refused of a closed application, and while a decision waits.',
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
