import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { eraseAllPastRetention } from './actions/erase-past-retention.ts';

/** What the module does in the background. */
export const privacyJobs = (context: Context): JobHandler[] => [
  // Erases what is past its period. A stop or a crash loses nothing: the next run continues.
  scheduleJob(
    { name: 'erase-past-retention', cron: '11 5 * * *', expireSeconds: 600, retry: { limit: 3 } },
    ({ signal }) => eraseAllPastRetention(context, signal),
  ),
];
