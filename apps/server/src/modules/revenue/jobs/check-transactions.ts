import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import {
  askForInformation,
  checkJobs,
  handOverCheck,
  handOverRunningCheck,
  insertEvent,
  lockRunningCheck,
  setCheckState,
  takeUpCheck,
} from '../../application/index.ts';
import { findRevenueState } from '../revenue-state.ts';

const job = checkJobs.transactions;

/** The statements or transactions are not read yet: the job looks again later. */
class StillReading extends Error {
  override readonly name = 'StillReading';
}

/**
 * Looks whether revenue is known for every month that is asked for, and asks the person for the months that are not.
 * Runs as often as it must and has its effect once: a check that is settled stays so.
 */
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

async function checkTransactions(context: Context, applicationId: string, isLastTry: boolean): Promise<void> {
  const run = { applicationId, kind: 'transactions' } as const;
  if (!(await takeUpCheck(context, run))) return;
  await context.database.transaction(async (tx) => {
    const application = await lockRunningCheck(tx, run);
    if (!application) return;
    const { state, missingMonths } = await findRevenueState(tx, context, application);
    if (state === 'reading' && !isLastTry) throw new StillReading();

    const at = context.clock.now();
    if (state === 'complete') {
      await setCheckState(tx, { ...run, state: 'done', at });
      await insertEvent(tx, context, applicationId, 'transactionsChecked');
    } else if (missingMonths.length > 0) {
      const items = [{ kind: 'statements', months: missingMonths }] as const;
      await setCheckState(tx, { ...run, state: 'needsYou', at });
      await askForInformation(tx, context, { applicationId, items, dueDay: null, askedBy: 'check' });
    } else {
      await handOverCheck(tx, context, application, { ...run, reason: 'statementsUnread' });
    }
  });
}
