import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { checkJobs, handOverRunningCheck, takeUpCheck } from '../../application/index.ts';

const job = checkJobs.personalDetails;

/** Without a bureau the account manager does the check. */
export function handleCheckPersonalDetails(context: Context): JobHandler {
  return handleJob(job, async ({ applicationId }) => {
    const run = { applicationId, kind: 'personalDetails' } as const;
    if (await takeUpCheck(context, run)) await handOverRunningCheck(context, run, 'checkFailed');
  });
}
