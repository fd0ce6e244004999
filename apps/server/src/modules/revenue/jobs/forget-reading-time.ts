import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases how much reading time customers used in hours that are over. */
export const forgetReadingTimeJob = defineJob({
  name: 'forget-reading-time',
  payload: z.strictObject({}),
  cron: '23 * * * *',
});
