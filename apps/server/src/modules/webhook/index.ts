import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleDeliverWebhooks, handleForgetDeliveries } from './jobs/deliver-webhooks.ts';

export { wakeDeliveries } from './jobs/deliver-webhooks.ts';
export { listWebhookStates } from './storage/endpoints.ts';
export { addWebhook, dropWebhook, replayEvents } from './webhooks.ts';

export const webhookJobs = (context: Context): JobHandler[] => [
  handleDeliverWebhooks(context),
  handleForgetDeliveries(context),
];
