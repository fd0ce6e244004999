import type { Context } from '../../kernel/context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs.ts';
import { checkJobs, handOverRunningCheck } from '../application/index.ts';
import { checkPersonalDetails } from './actions/check-personal-details.ts';

/** What the module does in the background. */
export const creditJobs = (context: Context): JobHandler[] => [
  // A check that fails on its last try is the account manager's.
  handleJob(checkJobs.personalDetails, async (payload, { retryCount }) => {
    const isLastTry = retryCount >= checkJobs.personalDetails.retry.limit;
    try {
      await checkPersonalDetails(context, payload, isLastTry);
    } catch (error) {
      if (!isLastTry) throw error;
      const { applicationId } = payload;
      await handOverRunningCheck(context, { applicationId, kind: 'personalDetails' }, 'checkFailed');
    }
  }),
];
