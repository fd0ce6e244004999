import type { Context } from './context.ts';

/** One value of a metric: its labels and the number. */
export interface MetricValue {
  labels: Record<string, string>;
  value: number;
}

/** What a module counts for operators. Names and labels are our own, nothing personal. */
export interface ModuleMetric {
  kind: 'counter' | 'gauge';
  name: `portal_${string}`;
  help: string;
  labelNames: readonly string[];
  /** `stored`: the database is asked, once a minute at most, and not for long; `process`: at each scrape. */
  from: 'stored' | 'process';
  read(context: Pick<Context, 'database'>): Promise<MetricValue[]> | MetricValue[];
}
