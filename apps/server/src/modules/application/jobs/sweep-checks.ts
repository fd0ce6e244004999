import { z } from 'zod';
import { CHECK_PATIENCE_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { type JobHandler, defineJob, handleJob } from '../../../platform/jobs.ts';
import { handOverRunningCheck } from '../run-check.ts';
import { listStuckChecks } from '../storage/checks.ts';

/** Handed over in one run. */
const BATCH = 100;

const job = defineJob({ name: 'sweep-checks', payload: z.unknown(), cron: '*/5 * * * *', retry: { limit: 3 } });

/** A check whose job was lost, or got nowhere for an hour, is the account manager's: none waits for ever. */
export function handleSweepChecks(context: Context): JobHandler {
  return handleJob(job, () => sweepChecks(context));
}

export async function sweepChecks(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - CHECK_PATIENCE_MS);
  for (const run of await listStuckChecks(context.database.query, { since, limit: BATCH })) {
    await handOverRunningCheck(context, run, 'checkFailed');
  }
}
