import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { availableDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { findPostgresPrograms, startPostgresCluster } from '../database/postgres-cluster.ts';
import type { PostgresCluster } from '../database/postgres-cluster.ts';
import { withRetries, signUpRemotely } from '../remote-browser.ts';
import {
  type ServerProcess,
  type StartTimes,
  isReady,
  startServerProcess,
  wasQuick,
} from '../processes/server-process.ts';
import { type Applicant, type Moment, type Watch, openApplicant } from './applicant.ts';
import { type Outside, type Comparison, openOutside } from './outside.ts';
import { filesUnder, readStored } from './stored.ts';
import { advanceClock, countWaiting, expectLeftoversGone, isTemporary } from './waiting.ts';

const isFull = process.env.TEST_FULL === '1';
const FULL_RUN_ROUNDS = 200;
const SHORT_RUN_ROUNDS = 10;
const ROUNDS = isFull ? FULL_RUN_ROUNDS : SHORT_RUN_ROUNDS;
const CUSTOMERS = 4;
const MOMENTS = ['draft', 'upload', 'submission'] as const satisfies Moment[];
const WRITES_BEFORE_A_KILL = isFull ? 100 : 10;
/** Spreads the kills over the duration of a write. */
const LONGEST_WAIT_BEFORE_A_KILL_MS = 15;
const POLL_MS = 10;
/** Only reached by a test that hangs; a start may take a minute. */
const TIMEOUT_MS = 15 * MINUTE_MS + ROUNDS * MINUTE_MS;
/** Only reached by a server that hangs: how soon a server reconnects depends on other load. */
const READY_AGAIN_WITHIN_MS = MINUTE_MS;
const QUIET = { timeout: 10 * MINUTE_MS, interval: SECOND_MS };
/**
 * Longer than the two minutes for which a dead process has leased a delivery, and within the five that receivers allow.
 */
const LEASES_END_AFTER_MS = 2.5 * MINUTE_MS;

interface CrashTest {
  server: ServerProcess;
  readonly cluster: PostgresCluster | undefined;
  readonly environment: Record<string, string> & { PORT: string; DATA_DIR: string; METRICS_PORT: string };
  readonly staffKey: string;
  readonly outside: Outside;
  readonly acknowledged: Record<Moment, number>;
  readonly ready: { afterItsEnd: StartTimes[]; afterTheDatabase: number[] };
}

test.for(availableDatabases())(
  'kill -9 at any moment loses nothing, sends nothing twice and preserves the order on %s',
  { timeout: TIMEOUT_MS },
  async (kind, { annotate }) => {
    const run = await openCrashTest(kind === 'postgres' ? await startCluster() : undefined);
    await run.server.ready();
    await run.outside.subscribe(run.server.origin, run.staffKey);
    const applicants = await Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, index) => {
        const email = `crash-${String(index)}@example.com`;
        return openApplicant(await signUpRemotely(run.server.origin, email, (to) => run.outside.findMail(to)));
      }),
    );

    let kills = 0;
    for (; kills < ROUNDS; kills += 1) {
      await killInTheMiddle(run, applicants, kills);
      await Promise.all(applicants.map((applicant) => withRetries(() => applicant.check('open'))));
    }
    await Promise.all(applicants.map((applicant) => withRetries(() => applicant.check())));
    expect(total(run)).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_A_KILL);

    await advanceClock(run.server.origin, LEASES_END_AFTER_MS);
    await expect.poll(() => countWaiting(run.server.origin, run.environment.METRICS_PORT, run.staffKey), QUIET).toBe(0);
    const sentUntil = new Date(Date.now() + LEASES_END_AFTER_MS);
    await expectNothingLeftOver(run, applicants);
    expect(await run.server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const stored = await readStored(run.environment, { sentUntil });
    const listed = applicants.flatMap((applicant) => applicant.files());
    expect(stored.hashes).toEqual(new Set(listed.map(({ sha256 }) => sha256)));
    const comparison = run.outside.compare(stored.occasions);
    await annotate(summaryOf(run, kills, comparison));
    expect(comparison).toMatchObject({ doubledMails: 0, lostMails: 0, lostEvents: 0, eventsOutOfOrder: 0 });
  },
);

async function openCrashTest(cluster: PostgresCluster | undefined): Promise<CrashTest> {
  const outside = await openOutside();
  const staffKey = `staff_${randomBytes(32).toString('hex')}`;
  const environment = {
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'portal-crash-')),
    SMTP_URL: outside.smtpUrl,
    PORTAL_BOOTSTRAP_KEY: staffKey,
    LOG_LEVEL: 'warn',
    ...(cluster ? { DATABASE_URL: cluster.urlOf('postgres') } : {}),
  };
  const run: CrashTest = {
    server: startServerProcess(environment),
    cluster,
    environment,
    staffKey,
    outside,
    acknowledged: { draft: 0, step: 0, upload: 0, submission: 0 },
    ready: { afterItsEnd: [], afterTheDatabase: [] },
  };
  onTestFinished(async () => {
    await run.server.end('SIGKILL');
    await Promise.all([cluster?.stop(), outside.close()]);
    await rm(environment.DATA_DIR, { recursive: true, force: true });
  });
  return run;
}

async function startCluster(): Promise<PostgresCluster> {
  const programs = await findPostgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not on this machine');
  return startPostgresCluster(programs);
}

function total({ acknowledged }: CrashTest): number {
  return Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
}

async function killInTheMiddle(run: CrashTest, applicants: Applicant[], round: number): Promise<void> {
  const { server, cluster, environment, ready } = run;
  const moment = MOMENTS[round % MOMENTS.length] ?? 'draft';
  if (cluster !== undefined && round % 2 === 1) {
    await workUntil(run, applicants, { round, moment, kill: () => cluster.kill() });
    await cluster.restart();
    const startedAt = performance.now();
    while (!(await isReady(server.origin))) await delay(POLL_MS);
    const milliseconds = performance.now() - startedAt;
    expect(milliseconds).toBeLessThan(READY_AGAIN_WITHIN_MS);
    ready.afterTheDatabase.push(milliseconds);
  } else {
    await workUntil(run, applicants, { round, moment, kill: () => server.end('SIGKILL') });
    run.server = startServerProcess(environment);
    const start = await run.server.ready();
    if (isFull) expect(start).toSatisfy(wasQuick);
    ready.afterItsEnd.push(start);
  }
}

interface Kill {
  round: number;
  moment: Moment;
  kill: () => Promise<unknown>;
}

async function workUntil(run: CrashTest, applicants: Applicant[], { round, moment, kill }: Kill): Promise<void> {
  // Makes up for writes missing from an earlier round that lost a response without a kill.
  const wanted = (round + 1) * WRITES_BEFORE_A_KILL;
  let killed: Promise<unknown> | undefined;
  const uploadHasBegun = async () => (await filesUnder(run.environment.DATA_DIR)).some(isTemporary);
  const killNow = async (): Promise<void> => {
    if (moment === 'upload') while (!(await uploadHasBegun())) await delay(POLL_MS);
    else await delay((round * 7) % LONGEST_WAIT_BEFORE_A_KILL_MS);
    await kill();
  };
  const watch: Watch = {
    sent: async (sent) => {
      if (sent === moment && total(run) >= wanted) killed ??= killNow();
      if (sent === 'upload') await killed;
    },
    acknowledged: (done) => (run.acknowledged[done] += 1),
  };
  const workOn = async (applicant: Applicant): Promise<void> => {
    await applicant.work(watch);
    // A busy machine sometimes loses a response without a kill; that moment can be used for the kill, too.
    await (killed ??= kill());
  };
  await Promise.all(applicants.map(workOn));
}

async function expectNothingLeftOver({ server, environment }: CrashTest, [applicant]: Applicant[]): Promise<void> {
  if (!applicant) throw new Error('Nobody works');
  await expectLeftoversGone([server.origin], environment.DATA_DIR, applicant);
}

function summaryOf(run: CrashTest, kills: number, comparison: Comparison): string {
  const { acknowledged, ready } = run;
  const ofDatabase = ready.afterTheDatabase.length;
  return [
    `${String(kills)} kills (${String(kills - ofDatabase)} of the server, ${String(ofDatabase)} of the database)`,
    `${String(total(run))} acknowledged writes (${figures(acknowledged)}), 0 lost, 0 half`,
    figures({ ...comparison }),
    `ready after its end: ${spread(ready.afterItsEnd.map(({ wallMs }) => wallMs))}`,
    `of a processor: ${spread(ready.afterItsEnd.map(({ processorMs }) => processorMs))}`,
    ...(ofDatabase > 0 ? [`ready after the database: ${spread(ready.afterTheDatabase)}`] : []),
  ].join('\n');
}

function figures(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}

function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((left, right) => left - right).map(Math.round);
  return `median ${String(sorted[Math.floor(sorted.length / 2)])} ms, worst ${String(sorted.at(-1))} ms`;
}
