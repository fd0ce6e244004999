import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { forgetDelivered } from '../storage/deliveries.ts';
import { forgetDeliveries } from './forget-deliveries.ts';

export function handleForgetDeliveries({ database, clock, config }: Context): JobHandler {
  const retentionMs = config.retentionDays.webhook * DAY_MS;
  return handleJob(forgetDeliveries, () =>
    forgetDelivered(database.query, new Date(clock.now().getTime() - retentionMs)),
  );
}
