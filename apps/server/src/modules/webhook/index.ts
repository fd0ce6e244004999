export { webhookJobs } from './jobs.ts';
export { wakeDeliveries } from './actions/wake-deliveries.ts';
export { countDeliveries, findEndpoint, listWebhookStates } from './storage/endpoints.ts';
export { listDeliveryRows, toDelivery } from './storage/listed-deliveries.ts';
export { addWebhook, dropWebhook, replayEvents } from './actions/webhooks.ts';
