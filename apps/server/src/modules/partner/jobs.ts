import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { BATCH, inBatches } from '../../platform/batches.ts';
import { eraseExpiredValues } from './storage/referrals.ts';

export const partnerJobs = (context: Context): JobHandler[] => [
  // Erases shared data of clients who did not use their link in time.
  scheduleJob({ name: 'forget-expired-referrals', cron: '52 4 * * *', expireSeconds: 1800 }, ({ signal }) => {
    const now = context.clock.now();
    return inBatches(() => eraseExpiredValues(context.database.query, now, BATCH), signal);
  }),
];
