import * as z from 'zod/mini';
import type { CheckKind } from '@portal/contract/application/checks';
import { type Job, defineJob } from '../../../../platform/jobs.ts';

const cause = z.union([z.literal('submission'), z.templateLiteral(['retry:', z.uuid()]), z.uuid()]);
const payload = z.strictObject({ applicationId: z.uuid(), cause });
export type CheckJobPayload = z.output<typeof payload>;

/** Retries for about ten minutes before the check goes to the account manager. */
const retry = { limit: 8, firstDelaySeconds: 2, longestDelaySeconds: 180 };

export const checkJobs = {
  transactions: defineJob({ name: 'check-transactions', payload, retry, concurrency: 2 }),
  personalDetails: defineJob({ name: 'check-personal-details', payload, retry, concurrency: 2 }),
} as const satisfies Record<CheckKind, Job<CheckJobPayload>>;
