import type { Context } from '../../kernel/context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs.ts';
import { checkJobs, handOverRunningCheck } from '../application/index.ts';
import { checkPersonalDetails } from './actions/check-personal-details.ts';

export const creditJobs = (context: Context): JobHandler[] => [
  // After the last attempt, the check goes to the account manager.
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
