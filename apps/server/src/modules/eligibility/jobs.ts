import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { writeToLeads } from './actions/write-to-leads.ts';
import type { LeadApplications } from './storage/lead-applications.ts';

export const eligibilityJobs = (context: Context, applications: LeadApplications): JobHandler[] => [
  // Runs often, so that moving the development clock forward takes effect; does nothing at night.
  scheduleJob({ name: 'write-to-leads', cron: '4-59/5 * * * *', retry: { limit: 3 } }, () =>
    writeToLeads(context, applications),
  ),
];
