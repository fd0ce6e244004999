import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { eraseExpiredValues } from '../storage/referrals.ts';

const forgetExpiredReferrals = defineJob({
  name: 'forget-expired-referrals',
  payload: z.strictObject({}),
  cron: '52 4 * * *',
});

/** Erases what partners shared of people who did not come while the link worked. */
export function handleForgetExpiredReferrals(context: Context): JobHandler {
  return handleJob(forgetExpiredReferrals, () => eraseExpiredValues(context.database.query, context.clock.now()));
}
