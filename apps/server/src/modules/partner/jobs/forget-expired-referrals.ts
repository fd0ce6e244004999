import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases what partners shared of people who did not come while the link worked. */
export const forgetExpiredReferrals = defineJob({
  name: 'forget-expired-referrals',
  payload: z.strictObject({}),
  expireSeconds: 1800,
  cron: '52 4 * * *',
});
