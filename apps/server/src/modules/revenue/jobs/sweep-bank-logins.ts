import { z } from 'zod';
import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { endBankAccess } from '../../application/index.ts';
import { listLeftConnected, listUnforgotten } from '../storage/bank-connections.ts';
import { forgetBankLogin } from './bank-jobs.ts';

/** Queued in one run. */
const BATCH = 100;

const job = defineJob({ name: 'sweep-bank-logins', payload: z.unknown(), cron: '17 * * * *', retry: { limit: 3 } });

/** No login stays at the provider because a job was lost, or gave up on a provider that was away for long. */
export function handleSweepBankLogins(context: Context): JobHandler {
  return handleJob(job, () => sweepBankLogins(context));
}

async function sweepBankLogins(context: Context): Promise<void> {
  const { clock, database, jobs } = context;
  const before = new Date(clock.now().getTime() - DAY_MS);
  await database.transaction(async (tx) => {
    for (const payload of await listLeftConnected(tx, BATCH)) {
      await jobs.enqueue(tx, endBankAccess, payload, { singletonKey: payload.applicationId });
    }
    for (const payload of await listUnforgotten(tx, { before, limit: BATCH })) {
      await jobs.enqueue(tx, forgetBankLogin, payload, { singletonKey: payload.connectionId });
    }
  });
}
