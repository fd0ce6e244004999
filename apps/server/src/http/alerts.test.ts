import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { findPrograms } from '../../test/processes/programs.ts';
import { readConfig } from '../config/index.ts';
import type { Context } from '../kernel/context.ts';
import { jobHandlers, moduleMetrics } from '../modules/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createMetrics } from './metrics.ts';

const fileOf = (page: string) => fileURLToPath(new URL(`../../../../${page}`, import.meta.url));
const read = (page: string) => readFileSync(fileOf(page), 'utf8');

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

const ofPrometheus = ['up'];

async function exportedNames(): Promise<Set<string>> {
  const ready = () => Promise.resolve(true);
  const jobs = { counts: () => Promise.resolve([]), kinds: () => [], onEnd: () => undefined, ready };
  const nothing = { database: { connections: () => ({}), ready }, jobs, files: { check: ready } };
  const text = await createMetrics(nothing as never, moduleMetrics).read();
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)];
  return new Set(
    kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => `${name}${suffix}`) : [name],
    ),
  );
}

test.each(expressions)('%s queries only metrics that the server exports', async (_name, expression) => {
  const bare = expression.replaceAll(/\{[^}]*\}/gu, '').replaceAll(/\b(?:by|on) \([^)]*\)/gu, '');
  const names = [...bare.matchAll(/\b[a-z]+(?:_[a-z\d]+)+\b|\bup\b/gu)].map(([name]) => name);
  const metrics = names.filter((name) => !['histogram_quantile'].includes(name));
  expect(metrics.length).toBeGreaterThan(0);
  const exported = await exportedNames();
  expect(metrics.filter((name) => !exported.has(name) && !ofPrometheus.includes(name))).toEqual([]);
});

function valuesOf(label: string): string[] {
  const named = rules.flatMap(({ expr }) => [...expr.matchAll(new RegExp(`\\b${label}(?:=~?|![=~])"([^"]+)"`, 'gu'))]);
  return [...new Set(named.flatMap(([, values = '']) => values.split('|')))].filter((value) => value !== '');
}

test('the rules name existing jobs and operations, and exclude long-running ones', () => {
  const handlers = jobHandlers({ clock: systemClock, config: readConfig({}) } as Context);
  const isJob = (kind: string) => handlers.some(({ job }) => new RegExp(`^${kind}$`, 'u').test(job.name));
  expect(valuesOf('kind').filter((kind) => !isJob(kind))).toEqual([]);

  const all = [...operations, ...partnerAndStaffOperations];
  const slow = valuesOf('operation');
  expect(slow.filter((id) => !all.some(({ operationId }) => operationId === id))).toEqual([]);
  const long = all.filter(({ upload, stream }) => upload ?? stream).map(({ operationId }) => operationId);
  expect(slow.toSorted()).toEqual(long.toSorted());
});

test('every alert has a section in docs/runbooks/incident.md, and every section has an alert', () => {
  const [, section = ''] = /^## Alerts\n([^]*?)^## /mu.exec(read('docs/runbooks/incident.md')) ?? [];
  const explained = [...section.matchAll(/^- \*\*`(\w+)`\*\*/gmu)].map(([, name]) => name);
  expect(explained).toEqual(rules.map(({ alert }) => alert));
});

test('the metric that the autoscaler uses is exported', async () => {
  const scaled = /name: (nodejs_\w+)/u.exec(read('deploy/kubernetes/web.yaml'))?.[1];
  expect((await exportedNames()).has(scaled ?? '')).toBe(true);
});

const [promtool] = findPrograms('the rules of Prometheus', ['promtool']) ?? [];

function ask(...args: string[]): string {
  return execFileSync(promtool ?? '', args, { encoding: 'utf8', stdio: 'pipe' });
}

test.skipIf(!promtool)('each alert fires on its own condition and on no other', () => {
  expect(ask('test', 'rules', fileOf('deploy/observability/alerts.test.yaml'))).toContain('SUCCESS');
  const cases = parse(read('deploy/observability/alerts.test.yaml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const fired = cases.tests
    .flatMap(({ alert_rule_test: asked }) => asked)
    .filter(({ exp_alerts: expected }) => expected.length > 0)
    .map(({ alertname }) => alertname);
  expect(rules.map(({ alert }) => alert).filter((alert) => !fired.includes(alert))).toEqual([]);
});

test.skipIf(!promtool)('Prometheus accepts the sample configuration, which scrapes the job named in the rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-prometheus-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['prometheus.yaml', 'prometheus.kubernetes.yaml']) {
    const file = join(folder, name);
    // Debian's Prometheus is built without Kubernetes.
    const known = read(`deploy/observability/${name}`).replace(
      / +kubernetes_sd_configs:\n(?: {6,}.*\n)+/u,
      "    static_configs: [{ targets: ['portal:9100'] }]\n",
    );
    writeFileSync(file, known.replace('- alerts.yaml', `- ${fileOf('deploy/observability/alerts.yaml')}`));
    expect(ask('check', 'config', file)).toMatch(/is valid prometheus config/u);
    expect(known).toContain('- job_name: portal\n');
  }
});

test('the adapter passes the autoscaler metric to Kubernetes', () => {
  const scaled = /name: (nodejs_\w+)/u.exec(read('deploy/kubernetes/web.yaml'))?.[1] ?? '-';
  expect(read('deploy/observability/adapter.yaml')).toContain(`matches: ^${scaled}$`);
});
