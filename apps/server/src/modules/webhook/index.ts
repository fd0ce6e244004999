export { webhookOperations } from './operations.ts';
export { webhookJobs } from './jobs.ts';
export { webhookMetrics } from './metrics.ts';
export { wakeDeliveries } from './actions/wake-deliveries.ts';
