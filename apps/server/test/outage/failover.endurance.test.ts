import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { type Applicant, openApplicant } from '../crash/applicant.ts';
import { availableDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { type MovingAddress, openMovingAddress } from '../outside/moving-address.ts';
import { findPostgresPrograms, type PostgresCluster, startPostgresCluster } from '../database/postgres-cluster.ts';
import { ResponseLost, type RemoteBrowser, signUpRemotely, withRetries } from '../remote-browser.ts';
import { isReady, type ServerProcess, startServerProcess, statusOf } from '../processes/server-process.ts';

const isFull = process.env.TEST_FULL === '1';
const FULL_RUN_ROUNDS = 10;
const SHORT_RUN_ROUNDS = 2;
const ROUNDS = isFull ? FULL_RUN_ROUNDS : SHORT_RUN_ROUNDS;
const PROCESSES = 2;
const WRITES_BEFORE_A_KILL = 10;
/** The ordinary run shares the machine with other tests, so its limits are longer. */
const NORMAL_WITHIN_MS = 5 * SECOND_MS * (isFull ? 1 : 4);
const POLL = { timeout: MINUTE_MS, interval: 20 };

interface Customer {
  browser: RemoteBrowser;
  applicant: Applicant;
}

interface FailoverTest {
  primary: PostgresCluster;
  standby: PostgresCluster;
  readonly address: MovingAddress;
  readonly servers: ServerProcess[];
  acknowledged: number;
}

test.skipIf(!availableDatabases().includes('postgres'))(
  'a primary that dies loses no acknowledged write, and service recovers soon after its standby is promoted',
  { timeout: ROUNDS * 3 * MINUTE_MS },
  async ({ annotate }) => {
    const run = await openFailoverTest();
    const customers: Customer[] = [];
    for (const [index, server] of run.servers.entries()) {
      const browser = await signUpRemotely(server.origin, `failover-${String(index)}@example.com`);
      customers.push({ browser, applicant: openApplicant(browser) });
    }
    const normalAfter: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await killInTheMiddle(run, customers);
      await refuseOnStandby(run, customers);
      normalAfter.push(await promote(run, customers));
      for (const { applicant } of customers) await withRetries(() => applicant.check('open'));
    }
    for (const { applicant } of customers) await withRetries(() => applicant.check());
    const times = normalAfter.map((milliseconds) => String(Math.round(milliseconds)));
    await annotate(
      `${String(run.acknowledged)} acknowledged, 0 lost; normal after the promotion, in ms: ${times.join(', ')}`,
    );
    expect(Math.max(...normalAfter)).toBeLessThan(NORMAL_WITHIN_MS);
    for (const server of run.servers) expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

async function openFailoverTest(): Promise<FailoverTest> {
  const primary = await startPostgresCluster((await findPostgresPrograms()) ?? '');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-failover-'));
  const address = await openMovingAddress(primary.urlOf('postgres'));
  const servers: ServerProcess[] = [];
  const run: FailoverTest = { primary, standby: await primary.startStandby(), address, servers, acknowledged: 0 };
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    address.close();
    await Promise.all([run.primary.stop(), run.standby.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });
  const ports: string[] = [];
  for (let count = 0; count < PROCESSES; count += 1) ports.push(String(await freePort()));
  for (const port of ports) {
    const server = startServerProcess({
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: address.urlOf(primary.urlOf('postgres')),
      LOG_LEVEL: 'warn',
    });
    servers.push(server);
    await server.ready();
  }
  return run;
}

async function killInTheMiddle(run: FailoverTest, customers: readonly Customer[]): Promise<void> {
  const wanted = run.acknowledged + WRITES_BEFORE_A_KILL;
  let killed: Promise<void> | undefined;
  const watch = {
    sent: () => {
      if (run.acknowledged >= wanted) killed ??= run.primary.kill();
      return Promise.resolve();
    },
    acknowledged: () => (run.acknowledged += 1),
  };
  await Promise.all(customers.map(({ applicant }) => applicant.work(watch)));
  await (killed ??= run.primary.kill());
}

async function refuseOnStandby(
  { address, standby, servers }: FailoverTest,
  customers: readonly Customer[],
): Promise<void> {
  address.moveTo(standby.urlOf('postgres'));
  for (const { browser } of customers) {
    const lost = await browser.renew().catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(ResponseLost);
    expect(Number((lost as ResponseLost).retryAfter)).toBeGreaterThan(0);
  }
  for (const { origin } of servers) {
    await expect.poll(() => statusOf(`${origin}/readyz`), POLL).toBe(503);
    expect(await statusOf(`${origin}/healthz`)).toBe(200);
  }
}

async function promote(run: FailoverTest, customers: readonly Customer[]): Promise<number> {
  const dead = run.primary;
  await run.standby.execute('select pg_promote()');
  const promotedAt = performance.now();
  for (const { browser } of customers) await withRetries(() => browser.renew());
  for (const { origin } of run.servers) await expect.poll(() => isReady(origin), POLL).toBe(true);
  const milliseconds = performance.now() - promotedAt;

  run.primary = run.standby;
  run.standby = await run.primary.startStandby();
  await dead.stop();
  return milliseconds;
}
