import type { ModuleMetric } from '../../kernel/metric.ts';
import { countDeliveries } from './storage/endpoints.ts';

export const webhookMetrics: readonly ModuleMetric[] = [
  {
    kind: 'gauge',
    name: 'portal_webhook_deliveries',
    help: 'Deliveries to webhooks in use that are waiting, or no longer retried.',
    labelNames: ['state'],
    from: 'stored',
    read: async ({ database }) => {
      const { waiting, givenUp } = await countDeliveries(database.query);
      return Object.entries({ waiting, givenUp }).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
];
