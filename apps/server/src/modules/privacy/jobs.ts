import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { eraseAllPastRetention } from './actions/erase-past-retention.ts';

export const privacyJobs = (context: Context): JobHandler[] => [
  // If the process stops or crashes, the next run continues.
  scheduleJob(
    { name: 'erase-past-retention', cron: '11 5 * * *', expireSeconds: 600, retry: { limit: 3 } },
    ({ signal }) => eraseAllPastRetention(context, signal),
  ),
];
