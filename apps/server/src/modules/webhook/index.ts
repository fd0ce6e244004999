import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleDeliverWebhooks } from './jobs/deliver-webhooks.handler.ts';
import { handleForgetDeliveries } from './jobs/forget-deliveries.handler.ts';
import { handleReplayWebhook } from './jobs/replay-webhook.handler.ts';

export { wakeDeliveries } from './actions/wake-deliveries.ts';
export { countDeliveries, findEndpoint, listWebhookStates } from './storage/endpoints.ts';
export { listDeliveryRows, toDelivery } from './storage/listed-deliveries.ts';
export { addWebhook, dropWebhook, replayEvents } from './actions/webhooks.ts';

export const webhookJobs = (context: Context): JobHandler[] => [
  handleDeliverWebhooks(context),
  handleForgetDeliveries(context),
  handleReplayWebhook(context),
];
