import { CHECK_TIMEOUT_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { listStuckChecks } from '../../storage/checks.ts';
import { handOverRunningCheck } from './run-check.ts';

/** Handed over in one run. */
const BATCH = 100;

/** A check whose job was lost, or got nowhere for an hour, is the account manager's: none waits forever. */
export async function handOverStuckChecks(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - CHECK_TIMEOUT_MS);
  for (const run of await listStuckChecks(context.database.query, { since, limit: BATCH }))
    await handOverRunningCheck(context, run, 'checkFailed');
}
