import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { listApplications } from '@portal/contract/operations/application';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { findPostgresPrograms, startPostgresCluster } from '../database/postgres-cluster.ts';
import { ResponseLost, type RemoteBrowser, withRetries, signUpRemotely } from '../remote-browser.ts';
import { type ServerProcess, isReady, startServerProcess, statusOf } from '../processes/server-process.ts';

const isFull = process.env.TEST_FULL === '1';
const FULL_OUTAGE_MS = 30 * SECOND_MS;
const SHORT_OUTAGE_MS = 3 * SECOND_MS;
const OUTAGE_MS = isFull ? FULL_OUTAGE_MS : SHORT_OUTAGE_MS;
/** The ordinary run shares the machine with other tests, so its limits are longer. */
const STRETCH = isFull ? 1 : 4;
const RESPONSE_WITHIN_MS = 2 * SECOND_MS * STRETCH;
const NORMAL_WITHIN_MS = 5 * SECOND_MS * STRETCH;
const POLL = { timeout: MINUTE_MS, interval: 20 };

const hasPostgres = availableDatabases().includes('postgres');

async function startOnPostgres(further: Record<string, string> = {}) {
  const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-outage-'));
  const place = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: cluster.urlOf('postgres') };
  const server = startServerProcess({ ...place, ...further });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    cluster.thaw();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await server.ready();
  return { cluster, server };
}

test.skipIf(!hasPostgres)(
  'a database that freezes or dies causes only a delay',
  { timeout: 6 * MINUTE_MS },
  async ({ annotate }) => {
    const { cluster, server } = await startOnPostgres();
    const browser = await signUpRemotely(server.origin, 'outage@example.com');
    const applicant = openApplicant(browser);
    await applicant.reachUpload();

    for (const outage of ['freezes', 'dies'] as const) {
      if (outage === 'freezes') cluster.freeze();
      else await cluster.kill();
      const slowest = await slowestRefusal(server, browser);
      if (outage === 'freezes') cluster.thaw();
      else await cluster.restart();
      const endedAt = performance.now();
      await withRetries(() => applicant.check());
      await expect.poll(() => isReady(server.origin), POLL).toBe(true);
      const back = performance.now() - endedAt;
      expect(back).toBeLessThan(NORMAL_WITHIN_MS);
      await annotate(`slowest answer ${Math.round(slowest)} ms, normal after ${Math.round(back)} ms`);
    }
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

/** Matches deploy/observability/prometheus.yaml. */
const SCRAPE_MS = 10 * SECOND_MS;

test.skipIf(!hasPostgres)(
  'a process whose database hangs reports it in its metrics, which still respond',
  { timeout: 6 * MINUTE_MS },
  async () => {
    const metricsPort = String(await freePort());
    // A web process leaves its queue's connections idle, unlike a process that runs jobs.
    const { cluster } = await startOnPostgres({ METRICS_PORT: metricsPort, PORTAL_ROLE: 'web' });
    const scrape = async () => {
      const signal = AbortSignal.timeout(SCRAPE_MS);
      return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal })).text();
    };
    expect(await scrape()).toMatch(/^portal_ready 1$/mu);
    cluster.freeze();
    const metrics = await scrape();
    expect(metrics).toMatch(/^portal_ready 0$/mu);
    expect(metrics).toMatch(/^portal_part_ready\{part="database"\} 0$/mu);
  },
);

// Shorter than stop_grace_period and TimeoutStopSec in deploy/, without DRAIN_SECONDS.
const STOPPED_WITHIN_MS = 45 * SECOND_MS;

test.runIf(hasPostgres && isFull)(
  'a server with a hung database stops before it would be killed',
  { timeout: 6 * MINUTE_MS },
  async () => {
    const { cluster, server } = await startOnPostgres();
    cluster.freeze();
    await expect.poll(() => statusOf(`${server.origin}/readyz`), POLL).toBe(503);
    const toldAt = performance.now();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(performance.now() - toldAt).toBeLessThan(STOPPED_WITHIN_MS);
  },
);

async function slowestRefusal(server: ServerProcess, browser: RemoteBrowser): Promise<number> {
  const times: number[] = [];
  const beganAt = performance.now();
  do {
    const askedAt = performance.now();
    const lost = await browser.call(listApplications).catch((error: unknown) => error);
    times.push(performance.now() - askedAt);
    expect(lost).toBeInstanceOf(ResponseLost);
    expect(Number((lost as ResponseLost).retryAfter)).toBeGreaterThan(0);
    expect(await statusOf(`${server.origin}/readyz`)).toBe(503);
    expect(await statusOf(`${server.origin}/healthz`)).toBe(200);
  } while (performance.now() - beganAt < OUTAGE_MS);
  const slowest = Math.max(...times);
  expect(slowest).toBeLessThan(RESPONSE_WITHIN_MS);
  return slowest;
}
