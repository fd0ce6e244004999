export { webhookOperations } from './operations.ts';
export { webhookJobs } from './jobs.ts';
export { wakeDeliveries } from './actions/wake-deliveries.ts';
export { countDeliveries } from './storage/endpoints.ts';
