import * as z from 'zod/mini';
import type { CheckKind } from '@portal/contract/application/checks';
import { type Job, defineJob } from '../../../../platform/jobs.ts';

/** By what a check was started: the submission, a person who had it tried again, or the item by which something was asked for. */
const cause = z.union([z.literal('submission'), z.templateLiteral(['retry:', z.uuid()]), z.uuid()]);
const payload = z.strictObject({ applicationId: z.uuid(), cause });
export type CheckJobPayload = z.output<typeof payload>;

/** Tries for about ten minutes, then the check is handed to the account manager. */
const retry = { limit: 8, firstDelaySeconds: 2, longestDelaySeconds: 180 };

/** The job of each check; the modules that know how to check handle them. */
export const checkJobs = {
  transactions: defineJob({ name: 'check-transactions', payload, retry, concurrency: 2 }),
  personalDetails: defineJob({ name: 'check-personal-details', payload, retry, concurrency: 2 }),
} as const satisfies Record<CheckKind, Job<CheckJobPayload>>;
