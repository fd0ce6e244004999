import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { deleteOldCredentials } from './actions/delete-old-credentials.ts';

/** What the module does in the background. */
export const authJobs = (context: Context): JobHandler[] => [
  // Erases what no longer has any effect; what is left over goes the next day.
  scheduleJob({ name: 'forget-old-credentials', cron: '37 4 * * *', expireSeconds: 1800 }, ({ signal }) =>
    deleteOldCredentials(context, signal),
  ),
];
