import type { Context } from '../../../context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { eraseExpiredValues } from '../storage/referrals.ts';
import { forgetExpiredReferrals } from './forget-expired-referrals.ts';

export function handleForgetExpiredReferrals({ clock, database }: Context): JobHandler {
  return handleJob(forgetExpiredReferrals, (_payload, { signal }) => {
    const now = clock.now();
    return inBatches(() => eraseExpiredValues(database.query, now, BATCH), signal);
  });
}
