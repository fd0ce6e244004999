import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases every day what no longer has any effect. */
export const forgetOldCredentials = defineJob({
  name: 'forget-old-credentials',
  payload: z.strictObject({}),
  cron: '37 4 * * *',
  // What is left over goes the next day.
  expireSeconds: 1800,
});
