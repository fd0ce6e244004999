import type { Context } from '../../kernel/context.ts';
import { handleJob, type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { carryOut, carryOutDecision } from './actions/decisions.ts';
import { expireLeftApplications } from './actions/expire-applications.ts';
import { handOverStuckChecks } from './actions/checks/run-check.ts';
import { mailMissingInformation, sendInformationMail } from './actions/information/mail-missing-information.ts';
import { remindCustomers } from './actions/remind-customers.ts';

export const applicationJobs = (context: Context): JobHandler[] => [
  handleJob(carryOutDecision, (decision) => carryOut(context, decision)),
  handleJob(mailMissingInformation, ({ requestId }) => sendInformationMail(context, requestId)),
  // Runs often, so that moving the development clock forward takes effect; each run is cheap.
  scheduleJob({ name: 'expire-applications', cron: '*/5 * * * *', retry: { limit: 3 } }, ({ signal }) =>
    expireLeftApplications(context, signal),
  ),
  scheduleJob({ name: 'remind-customers', cron: '2-59/5 * * * *', retry: { limit: 3 } }, () =>
    remindCustomers(context),
  ),
  scheduleJob({ name: 'sweep-checks', cron: '*/5 * * * *', retry: { limit: 3 } }, () => handOverStuckChecks(context)),
];
