import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { eraseOldRecordings } from './actions/recording/erase-recordings.ts';

/** What the module does in the background. */
export const customerJobs = (context: Context): JobHandler[] => [
  // Erases recordings past their retention, and those of customers who withdrew consent or are erased.
  scheduleJob({ name: 'forget-recordings', cron: '51 3 * * *' }, () => eraseOldRecordings(context)),
];
