import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { deleteEndedSignIns } from './actions/delete-ended-sign-ins.ts';

export const peopleJobs = (context: Context): JobHandler[] => [
  scheduleJob({ name: 'forget-staff-sign-ins', cron: '41 4 * * *' }, ({ signal }) =>
    deleteEndedSignIns(context, signal),
  ),
];
