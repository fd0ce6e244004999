import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { BATCH, inBatches } from '../../platform/batches.ts';
import { eraseExpiredValues } from './storage/referrals.ts';

/** What the module does in the background. */
export const partnerJobs = (context: Context): JobHandler[] => [
  // Erases what partners shared of people who did not come while the link worked.
  scheduleJob({ name: 'forget-expired-referrals', cron: '52 4 * * *', expireSeconds: 1800 }, ({ signal }) => {
    const now = context.clock.now();
    return inBatches(() => eraseExpiredValues(context.database.query, now, BATCH), signal);
  }),
];
