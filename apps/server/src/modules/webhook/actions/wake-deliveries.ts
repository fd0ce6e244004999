import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { deliverWebhooks } from '../jobs/deliver-webhooks.ts';

/** Wakes the deliveries as part of `tx`, which has written events or made deliveries due. */
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
