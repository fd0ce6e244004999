import type { ModuleMetric } from '../../kernel/metric.ts';
import { findLastGoodSeconds } from './storage/backup-runs.ts';

export const systemMetrics: readonly ModuleMetric[] = [
  {
    kind: 'gauge',
    name: 'portal_last_good_backup_timestamp_seconds',
    help: 'When the last successful backup or restore trial started; 0 if there was none.',
    labelNames: ['run'],
    from: 'stored',
    read: async ({ database }) =>
      Object.entries(await findLastGoodSeconds(database.query)).map(([run, value]) => ({ labels: { run }, value })),
  },
];
