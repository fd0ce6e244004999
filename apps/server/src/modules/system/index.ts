export { systemOperations } from './operations.ts';
export { systemMetrics } from './metrics.ts';
