import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { deleteEndedSignIns } from './actions/delete-ended-sign-ins.ts';

/** What the module does in the background. */
export const peopleJobs = (context: Context): JobHandler[] => [
  // Erases sessions, invitations and sign-ins of the lender's people that have ended.
  scheduleJob({ name: 'forget-staff-sign-ins', cron: '41 4 * * *' }, ({ signal }) =>
    deleteEndedSignIns(context, signal),
  ),
];
