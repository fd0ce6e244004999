export { webhookOperations } from './operations.ts';
export { webhookJobs } from './jobs.ts';
export { webhookMetrics } from './metrics.ts';
export { countDeliveries } from './storage/endpoints.ts';
