import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases recordings whose time is over, and those of customers who no longer agree or are erased. */
export const forgetRecordings = defineJob({
  name: 'forget-recordings',
  payload: z.strictObject({}),
  cron: '51 3 * * *',
});
