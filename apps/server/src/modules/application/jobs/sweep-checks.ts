import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Finds checks that wait forever. */
export const sweepChecks = defineJob({
  name: 'sweep-checks',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  retry: { limit: 3 },
});
