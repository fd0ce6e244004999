import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { forgetDelivered } from '../storage/deliveries.ts';
import { forgetDeliveries } from './forget-deliveries.ts';

export function handleForgetDeliveries({ database, clock, config }: Context): JobHandler {
  const retentionMs = config.retentionDays.webhook * DAY_MS;
  return handleJob(forgetDeliveries, (_payload, { signal }) => {
    const before = new Date(clock.now().getTime() - retentionMs);
    return inBatches(() => forgetDelivered(database.query, before, BATCH), signal);
  });
}
