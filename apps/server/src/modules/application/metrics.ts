import type { ModuleMetric } from '../../kernel/metric.ts';
import { countOpenApplications } from './storage/applications.ts';

export const applicationMetrics: readonly ModuleMetric[] = [
  {
    kind: 'gauge',
    name: 'portal_applications',
    help: 'Open applications, by status and the step they have reached.',
    labelNames: ['status', 'step'],
    from: 'stored',
    read: async ({ database }) =>
      (await countOpenApplications(database.query)).map(({ status, step, count }) => ({
        labels: { status, step },
        value: count,
      })),
  },
];
