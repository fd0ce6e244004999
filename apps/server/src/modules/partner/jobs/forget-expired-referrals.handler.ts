import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { eraseExpiredValues } from '../storage/referrals.ts';
import { forgetExpiredReferrals } from './forget-expired-referrals.ts';

export function handleForgetExpiredReferrals(context: Context): JobHandler {
  return handleJob(forgetExpiredReferrals, () => eraseExpiredValues(context.database.query, context.clock.now()));
}
