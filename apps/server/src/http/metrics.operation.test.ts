import { moduleMetrics } from '../modules/index.ts';
import { readFile } from 'node:fs/promises';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { availableDatabases } from '../../test/database/databases.ts';
import { startNew } from '../../test/application-journey.ts';
import { signUp } from '../../test/test-browser.ts';
import { WAIT } from '../../test/wait.ts';
import { openTestServer, type TestServer } from '../../test/test-context.ts';
import { buildApp } from '../app.ts';
import { buildMetricsApp, createMetrics } from './metrics.ts';

async function unlikeExported(body: string): Promise<string[]> {
  const cases = parse(
    await readFile(new URL('../../../../deploy/observability/alerts.test.yaml', import.meta.url), 'utf8'),
  ) as { tests: { input_series: { series: string }[] }[] };
  const exported = new Map<string, string>();
  for (const [, name = '', labels = ''] of body.matchAll(/^(\w+)(?:\{(.*)\})? /gmu))
    exported.set(name, namesOf(labels));
  const tried = cases.tests.flatMap(({ input_series: given }) => given.map(({ series }) => series));
  return tried.filter((series) => {
    const [, name = '', labels = ''] = /^(\w+)\{(.*)\}$/u.exec(series) ?? [];
    return exported.has(name) && exported.get(name) !== namesOf(labels);
  });
}

const namesOf = (labels: string) =>
  [...labels.matchAll(/(\w+)="/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !['job', 'instance'].includes(name))
    .toSorted()
    .join();

describe.each(availableDatabases())('metrics on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  test('count calls by operation, jobs, connections and the event loop, without naming any person', async () => {
    const metrics = createMetrics(server.context, moduleMetrics);
    const app = await buildApp(server.context, { metrics });
    const metricsApp = buildMetricsApp(metrics);
    const { browser } = await signUp({ ...server, app }, 'canary.person@bakery.example.ca');
    await startNew(browser);
    await server.context.bank.createAuthorizeToken();
    const refused = async () => (await app.inject({ method: 'POST', url: createExportTicket.path })).statusCode === 429;
    while (!(await refused()));
    await app.inject('/api/applications?email=canary.person@bakery.example.ca');
    await app.inject('/canary.person@bakery.example.ca');
    const { body, statusCode, headers } = await metricsApp.inject('/metrics');
    await Promise.all([app.close(), metricsApp.close()]);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_server_request_duration_seconds_count\{http_request_method="POST",http_route="[\w/-]+",http_response_status_code="200",operation="Auth_VerifyCode"\} 1/u,
    );
    expect(body).toMatch(/http_response_status_code="401",operation="Application_ListApplications"\} 1/u);
    expect(body).toMatch(/portal_jobs\{kind="send-mail",state="\w+"\} \d+/u);
    expect(body).toMatch(/portal_jobs_oldest_waiting_seconds\{kind="send-mail"\} [\d.e-]+/u);
    expect(body).toMatch(/portal_outside_calls_total\{service="bank",call="createAuthorizeToken",outcome="ok"\} \d+/u);
    expect(body).toMatch(/portal_refused_calls_total\{limit="operation"\} \d+/u);
    expect(body).toMatch(/portal_applications\{status="incomplete",step="welcome"\} \d+/u);
    expect(body).toMatch(/portal_webhook_deliveries\{state="waiting"\} 0/u);
    expect(body).toMatch(/portal_build_info\{version="[\d.]+",node="[\d.]+"\} 1/u);
    expect(body).toMatch(/portal_reader_waiting 0/u);
    if (kind === 'postgres')
      expect(body).toMatch(/db_client_connection_pending_requests\{db_client_connection_pool_name="requests"\} 0/u);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds [\d.e-]+/u);
    expect(body).not.toMatch(/canary|bakery/iu);
    // Prometheus sets these labels itself and would rename ours.
    expect(body).not.toMatch(/[{,](?:job|instance)="/u);
    expect(await unlikeExported(body)).toEqual([]);
  });

  test('show whether the process accepts traffic, and which component is not responding', async () => {
    const { context } = server;
    const leaving = { hasBegun: false };
    const files = { ...context.files, check: () => Promise.reject(new Error('away')) };
    const metrics = createMetrics({ ...context, files }, moduleMetrics, leaving);
    expect(await metrics.read()).toMatch(/^portal_ready 1$/mu);
    expect(await metrics.read()).toMatch(/^portal_part_ready\{part="files"\} 0$/mu);
    expect(await metrics.read()).toMatch(/^portal_part_ready\{part="database"\} 1$/mu);
    leaving.hasBegun = true;
    expect(await metrics.read()).toMatch(/^portal_ready 0$/mu);
  });

  test('count job runs by kind and outcome, starting at zero', async () => {
    const metrics = createMetrics(server.context, moduleMetrics);
    expect(await metrics.read()).toMatch(/^portal_jobs_ended_total\{kind="send-mail",outcome="failed"\} 0$/mu);
    await signUp(server, 'one.more@bakery.example.ca');
    await expect
      .poll(() => metrics.read(), WAIT)
      .toMatch(/^portal_jobs_ended_total\{kind="send-mail",outcome="done"\} [1-9]/mu);
    expect(await metrics.read()).toMatch(/^portal_job_duration_seconds_count\{kind="send-mail"\} [1-9]/mu);
    expect(await metrics.read()).toMatch(/^portal_jobs\{kind="deliver-webhooks",state="failed"\} 0$/mu);
  });

  test('are not served on the portal’s port', async () => {
    const { body } = await server.app.inject('/metrics');
    expect(body).not.toContain('http_server_request_duration_seconds');
  });
});
