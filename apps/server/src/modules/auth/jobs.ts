import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { deleteOldCredentials } from './actions/delete-old-credentials.ts';

export const authJobs = (context: Context): JobHandler[] => [
  // Anything left over is purged the next day.
  scheduleJob({ name: 'forget-old-credentials', cron: '37 4 * * *', expireSeconds: 1800 }, ({ signal }) =>
    deleteOldCredentials(context, signal),
  ),
];
