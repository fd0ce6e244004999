import type { Context } from './context.ts';

export interface MetricValue {
  labels: Record<string, string>;
  value: number;
}

/** A module's metric for operators. Names and labels are our own and contain nothing personal. */
export interface ModuleMetric {
  kind: 'counter' | 'gauge';
  name: `portal_${string}`;
  help: string;
  labelNames: readonly string[];
  /**
   * `stored` metrics are queried from the database at most once a minute; `process` metrics are read at each scrape.
   */
  from: 'stored' | 'process';
  read(context: Pick<Context, 'database'>): Promise<MetricValue[]> | MetricValue[];
}
