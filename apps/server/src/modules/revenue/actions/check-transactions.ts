import type { Context } from '../../../kernel/context.ts';
import {
  requestInformationFrom,
  handOverCheck,
  insertEvent,
  lockRunningCheck,
  setCheckState,
  takeUpCheck,
} from '../../application/index.ts';
import { requestResolution } from './resolve-read-months.ts';
import { findRevenueState } from './revenue-state.ts';

/** Statements or transactions are not read yet: the job retries later. */
class StillReading extends Error {
  override readonly name = 'StillReading';
}

/**
 * Checks whether revenue is known for every required month, and requests missing ones. Can be repeated and takes effect
 * once: a resolved check stays resolved.
 */
export async function checkTransactions(context: Context, applicationId: string, isLastTry: boolean): Promise<void> {
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
      // A retry: the check waited for statements, and they have arrived.
      if (application.status === 'informationRequired') await requestResolution(tx, context, applicationId);
    } else if (missingMonths.length > 0) {
      const items = [{ kind: 'statements', months: missingMonths }] as const;
      await setCheckState(tx, { ...run, state: 'needsYou', at });
      await requestInformationFrom(tx, context, { applicationId, items, dueDay: null, askedBy: 'check' });
    } else {
      await handOverCheck(tx, context, application, { ...run, reason: 'statementsUnread' });
    }
  });
}
