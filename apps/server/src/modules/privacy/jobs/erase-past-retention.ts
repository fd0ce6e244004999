import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

const EXPIRE_SECONDS = 600;

/** Erases what is past its period, every day. A stop or a crash loses nothing: the next run continues. */
export const erasePastRetention = defineJob({
  name: 'erase-past-retention',
  payload: z.unknown(),
  cron: '11 5 * * *',
  expireSeconds: EXPIRE_SECONDS,
  retry: { limit: 3 },
});
