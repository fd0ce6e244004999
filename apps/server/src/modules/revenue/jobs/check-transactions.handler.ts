import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { checkJobs, handOverRunningCheck } from '../../application/index.ts';
import { checkTransactions } from '../actions/check-transactions.ts';

const job = checkJobs.transactions;

/** A check that fails on its last try is the account manager's. */
export function handleCheckTransactions(context: Context): JobHandler {
  return handleJob(job, async ({ applicationId }, { retryCount }) => {
    const isLastTry = retryCount >= job.retry.limit;
    try {
      await checkTransactions(context, applicationId, isLastTry);
    } catch (error) {
      if (!isLastTry) throw error;
      await handOverRunningCheck(context, { applicationId, kind: 'transactions' }, 'checkFailed');
    }
  });
}
