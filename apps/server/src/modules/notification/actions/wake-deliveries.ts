import * as z from 'zod/mini';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Transaction } from '../../../platform/database/index.ts';

const EXPIRE_SECONDS = 180;
/** Concurrent runs: a slow receiver occupies one, and the others continue. */
const RUNS_AT_ONCE = 4;

export const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  payload: z.unknown(),
  cron: '* * * * *',
  expireSeconds: EXPIRE_SECONDS,
  concurrency: RUNS_AT_ONCE,
  retry: { limit: 2 },
});

export async function wakeDeliveries(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  startAfter?: Date,
): Promise<void> {
  await jobs.enqueue(
    tx,
    deliverWebhooks,
    {},
    startAfter === undefined ? { singletonKey: 'now' } : { singletonKey: 'later', startAfter },
  );
}
