import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

const EXPIRE_SECONDS = 180;
/** Runs at a time. A receiver that answers slowly keeps one of them, and the others see to the rest. */
const RUNS_AT_ONCE = 4;

/** Tells every endpoint what happened: when something did, and every minute. */
export const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  payload: z.unknown(),
  cron: '* * * * *',
  expireSeconds: EXPIRE_SECONDS,
  concurrency: RUNS_AT_ONCE,
  retry: { limit: 2 },
});
