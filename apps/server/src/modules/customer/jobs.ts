import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { eraseOldRecordings } from './actions/recording/erase-recordings.ts';

export const customerJobs = (context: Context): JobHandler[] => [
  // Includes recordings of customers who withdrew consent or were erased.
  scheduleJob({ name: 'forget-recordings', cron: '51 3 * * *' }, () => eraseOldRecordings(context)),
];
