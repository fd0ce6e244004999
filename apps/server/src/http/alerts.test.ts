import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';

const read = (page: string) => readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
const rules = (parse(read('deploy/observability/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as Dashboard;

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
] as [string, string][];

/** Prometheus itself says of each process whether it answered. */
const ofPrometheus = ['up'];

/** What a scrape of the server contains, by the names of its samples. */
async function exportedNames(): Promise<Set<string>> {
  const nothing = { database: { connections: () => ({}) }, jobs: { counts: () => Promise.resolve([]) } };
  const text = await createMetrics(nothing as never).read();
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)];
  return new Set(
    kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => `${name}${suffix}`) : [name],
    ),
  );
}

test.each(expressions)('%s asks for metrics that the server exports', async (_name, expression) => {
  const bare = expression.replaceAll(/"[^"]*"/gu, '');
  const names = [...bare.matchAll(/\b[a-z]+(?:_[a-z\d]+)+\b|\bup\b/gu)].map(([name]) => name);
  const metrics = names.filter((name) => !['histogram_quantile'].includes(name));
  expect(metrics.length).toBeGreaterThan(0);
  const exported = await exportedNames();
  expect(metrics.filter((name) => !exported.has(name) && !ofPrometheus.includes(name))).toEqual([]);
});

test('each alert has its paragraph in docs/operations.md, and no other has one', () => {
  const [, section = ''] = /^## Alerts\n([^]*?)^## /mu.exec(read('docs/operations.md')) ?? [];
  const explained = [...section.matchAll(/^- \*\*`(\w+)`\*\*/gmu)].map(([, name]) => name);
  expect(explained).toEqual(rules.map(({ alert }) => alert));
});

test('what the autoscaler goes by is exported', async () => {
  const scaled = /name: (nodejs_\w+)/u.exec(read('deploy/kubernetes/web.yaml'))?.[1];
  expect((await exportedNames()).has(scaled ?? '')).toBe(true);
});
