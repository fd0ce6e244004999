import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../kernel/context.ts';
import { BATCH, inBatches } from '../../platform/batches.ts';
import { handleJob, type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { deliverToAll, type InHand } from './actions/deliver-webhooks.ts';
import { deliverWebhooks } from '../notification/index.ts';
import { makeDueAgain, replayWebhookJob } from './actions/webhooks.ts';
import { deleteDelivered } from './storage/deliveries.ts';

export function webhookJobs(context: Context): JobHandler[] {
  const { clock, config, database } = context;
  const inHand: InHand = new Map();
  return [
    handleJob(deliverWebhooks, (_, { signal }) => deliverToAll(context, inHand, signal)),
    handleJob(replayWebhookJob, ({ endpointId, since, at }) =>
      makeDueAgain(context, { endpointId, since: new Date(since), at: new Date(at) }),
    ),
    scheduleJob({ name: 'forget-deliveries', cron: '41 3 * * *', expireSeconds: 1800 }, ({ signal }) => {
      const before = new Date(clock.now().getTime() - config.retentionDays.webhook * DAY_MS);
      return inBatches(() => deleteDelivered(database.query, before, BATCH), signal);
    }),
  ];
}
