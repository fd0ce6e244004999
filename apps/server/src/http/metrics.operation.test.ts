import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { availableDatabases } from '../../test/databases.ts';
import { signUp } from '../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../test/test-context.ts';
import { buildApp } from '../app.ts';
import { buildMetricsApp, createMetrics } from './metrics.ts';

describe.each(availableDatabases())('metrics on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  test('count calls by operation, jobs, connections and the event loop, and name nobody', async () => {
    const metrics = createMetrics(server.context);
    const app = await buildApp(server.context, { metrics });
    const metricsApp = buildMetricsApp(metrics);
    await signUp({ ...server, app }, 'canary.person@bakery.example.ca');
    await app.inject('/api/applications?email=canary.person@bakery.example.ca');
    await app.inject('/canary.person@bakery.example.ca');
    const { body, statusCode, headers } = await metricsApp.inject('/metrics');
    await Promise.all([app.close(), metricsApp.close()]);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/portal_request_duration_seconds_count\{operation="Auth_VerifyCode",status="200"\} 1/u);
    expect(body).toMatch(/operation="Application_ListApplications",status="401"\} 1/u);
    expect(body).toMatch(/portal_jobs\{job="send-mail",state="\w+"\} \d+/u);
    expect(body).toMatch(/portal_reader_waiting 0/u);
    if (kind === 'postgres') expect(body).toMatch(/portal_database_connections\{use="waiting"\} 0/u);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds [\d.e-]+/u);
    expect(body).not.toMatch(/canary|bakery/iu);
  });

  test('are not on the port of the portal', async () => {
    const { body } = await server.app.inject('/metrics');
    expect(body).not.toContain('portal_request_duration_seconds');
  });
});
