import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { writeToLeads } from './actions/write-to-leads.ts';
import type { LeadApplications } from './storage/lead-applications.ts';

/** What the module does in the background. */
export const eligibilityJobs = (context: Context, applications: LeadApplications): JobHandler[] => [
  // Often, so that a development clock moved forward shows its effect; at night it looks at nothing.
  scheduleJob({ name: 'write-to-leads', cron: '4-59/5 * * * *', retry: { limit: 3 } }, () =>
    writeToLeads(context, applications),
  ),
];
