import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { checkJobs, handOverRunningCheck } from '../../application/index.ts';
import { checkPersonalDetails } from '../actions/check-personal-details.ts';

const job = checkJobs.personalDetails;

/** A check that fails on its last try is the account manager's. */
export function handleCheckPersonalDetails(context: Context): JobHandler {
  return handleJob(job, async (payload, { retryCount }) => {
    const isLastTry = retryCount >= job.retry.limit;
    try {
      await checkPersonalDetails(context, payload, isLastTry);
    } catch (error) {
      if (!isLastTry) throw error;
      const { applicationId } = payload;
      await handOverRunningCheck(context, { applicationId, kind: 'personalDetails' }, 'checkFailed');
    }
  });
}
