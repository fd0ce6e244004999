import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { createVault, developmentSecrets } from '../../src/platform/encryption/index.ts';
import { openFileStore } from '../../src/platform/file-store/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createRandom } from '../../src/platform/random.ts';
import { availableDatabases } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { findPostgresPrograms, startPostgresCluster } from '../postgres-cluster.ts';
import type { PostgresCluster } from '../postgres-cluster.ts';
import { patiently, signUpRemotely } from '../remote-browser.ts';
import {
  READY_WITHIN_MS,
  type ServerProcess,
  type StartTimes,
  isReady,
  startServerProcess,
  wasQuick,
} from '../server-process.ts';
import { type Applicant, type Moment, type Watch, openApplicant } from './applicant.ts';

const isFull = process.env.TEST_FULL === '1';
const FULL_RUN_ROUNDS = 200;
/** On each of the two databases. */
const SHORT_RUN_ROUNDS = 10;
const ROUNDS = isFull ? FULL_RUN_ROUNDS : SHORT_RUN_ROUNDS;
const CUSTOMERS = 4;
/** Each round kills in the middle of another thing. */
const MOMENTS = ['draft', 'upload', 'submission'] as const satisfies Moment[];
/** In the full run, 20,000 acknowledged writes over its rounds. */
const WRITES_BEFORE_A_KILL = isFull ? 100 : 10;
/** Spreads the kills over the time that a write takes. */
const LONGEST_WAIT_BEFORE_A_KILL_MS = 15;
const POLL_MS = 10;
const TIMEOUT_MS = MINUTE_MS + ROUNDS * MINUTE_MS;

test.for(availableDatabases())(
  'kill -9 at any moment loses nothing on %s',
  { timeout: TIMEOUT_MS },
  async (kind, { annotate }) => {
    const cluster = kind === 'postgres' ? await startCluster() : undefined;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-crash-'));
    const environment = {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(cluster ? { DATABASE_URL: cluster.urlOf('postgres') } : {}),
    };
    let server = startServerProcess(environment);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await cluster?.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const firstStart = await server.ready();
    const applicants = await Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, index) =>
        openApplicant(await signUpRemotely(server.origin, `crash-${index}@example.com`)),
      ),
    );

    let acknowledged = 0;
    const starts: StartTimes[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isDatabaseKilled = cluster !== undefined && round % 2 === 1;
      const moment = MOMENTS[round % MOMENTS.length] ?? 'draft';
      acknowledged += await workUntil(applicants, moment, {
        round,
        uploadHasBegun: async () => (await filesUnder(dataDir)).some(isTemporary),
        kill: isDatabaseKilled ? () => cluster.kill() : () => server.end('SIGKILL'),
      });
      if (isDatabaseKilled) {
        await comeBack(server, cluster, stretchOf(starts.at(-1) ?? firstStart));
      } else {
        server = startServerProcess(environment);
        const start = await server.ready();
        expect(start).toSatisfy(wasQuick);
        starts.push(start);
      }
      for (const applicant of applicants) await patiently(() => applicant.check());
    }

    if (isFull) expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_A_KILL);
    const slowest = (time: keyof StartTimes): number => Math.max(...starts.map((start) => start[time]));
    await annotate(
      `${acknowledged} acknowledged, slowest start ${slowest('wallMs')} ms, of a processor ${slowest('processorMs')} ms`,
    );

    await expectNothingLeftOver(server, dataDir, applicants);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const listed = applicants.flatMap((applicant) => applicant.files());
    expect(await filesOnDisk(environment)).toEqual(new Set(listed.map(({ sha256 }: StatementFile) => sha256)));
  },
);

/** How much longer a start takes on the wall than of a processor. */
function stretchOf({ wallMs, processorMs }: StartTimes): number {
  return Math.max(1, wallMs / processorMs);
}

async function startCluster(): Promise<PostgresCluster> {
  const programs = await findPostgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not on this machine');
  return startPostgresCluster(programs);
}

interface Kill {
  round: number;
  /** Whether bytes of an upload have reached the disk. */
  uploadHasBegun: () => Promise<boolean>;
  kill: () => Promise<unknown>;
}

/** Lets everybody work, and kills while a thing of this kind is under way. Ends when everybody has noticed. @returns how much was acknowledged */
async function workUntil(
  applicants: Applicant[],
  moment: Moment,
  { round, uploadHasBegun, kill }: Kill,
): Promise<number> {
  let acknowledged = 0;
  let killed: Promise<unknown> | undefined;
  const killNow = async (): Promise<void> => {
    if (moment === 'upload') while (!(await uploadHasBegun())) await delay(POLL_MS);
    else await delay((round * 7) % LONGEST_WAIT_BEFORE_A_KILL_MS);
    await kill();
  };
  const watch: Watch = {
    sent: async (sent) => {
      if (sent === moment && acknowledged >= WRITES_BEFORE_A_KILL) killed ??= killNow();
      if (sent === 'upload') await killed;
    },
    acknowledged: () => (acknowledged += 1),
  };
  const workOn = async (applicant: Applicant): Promise<void> => {
    await applicant.work(watch);
    // A loaded machine loses an answer now and then by itself: that is a moment for a kill as well.
    await (killed ??= kill());
  };
  await Promise.all(applicants.map(workOn));
  return acknowledged;
}

/** The database starts again; the server, which never ended, must follow soon: `stretch` is what other work makes of time. */
async function comeBack(server: ServerProcess, cluster: PostgresCluster, stretch: number): Promise<void> {
  await cluster.restart();
  const startedAt = performance.now();
  while (!(await isReady(server.origin))) await delay(POLL_MS);
  expect(performance.now() - startedAt).toBeLessThan(READY_WITHIN_MS * stretch);
}

/** Once what the dead processes left is old enough, the server takes it away. */
async function expectNothingLeftOver(server: ServerProcess, dataDir: string, [applicant]: Applicant[]): Promise<void> {
  if (!applicant) throw new Error('Nobody works');
  const longAgo = new Date(Date.now() - 60 * MINUTE_MS);
  for (const file of (await filesUnder(dataDir)).filter(isTemporary)) await utimes(file, longAgo, longAgo);
  const moved = await fetch(`${server.origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: (20 * MINUTE_MS) / SECOND_MS }),
  });
  expect(moved.status).toBe(200);
  await applicant.check();
  await applicant.uploadAndRemove();
  await applicant.check();
  await expect.poll(async () => (await filesUnder(dataDir)).filter(isTemporary), { timeout: MINUTE_MS }).toEqual([]);
}

function isTemporary(file: string): boolean {
  return file.endsWith('.part');
}

async function filesUnder(dataDir: string): Promise<string[]> {
  const folders = await Promise.all(
    ['files', 'mails'].map(async (name) => {
      const folder = path.join(dataDir, name);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  return folders.flat();
}

/** The hashes of the customers' files, read and decrypted from the disk; fails where one has no row, or a row no file. */
async function filesOnDisk(environment: Record<string, string>): Promise<Set<string>> {
  const config = readConfig(environment);
  const vault = createVault(developmentSecrets(config.dataDir));
  const files = await openFileStore(config, { vault, random: createRandom(systemClock) });
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    const rows = await database.query
      .selectFrom('statement_file')
      .innerJoin('application', 'application.id', 'statement_file.application_id')
      .innerJoin('customer', 'customer.id', 'application.customer_id')
      .select(['storage_key', 'sha256', 'customer.email'])
      .where('removed_at', 'is', null)
      .execute();
    for (const row of rows) {
      const hash = createHash('sha256');
      for await (const bytes of files.read(row.storage_key)) hash.update(bytes as Buffer);
      expect(hash.digest('hex')).toBe(row.sha256);
    }
    const onDisk = (await filesUnder(config.dataDir)).filter((file) =>
      file.startsWith(path.join(config.dataDir, 'files')),
    );
    expect(onDisk).toHaveLength(rows.length);
    return new Set(rows.filter(({ email }) => email.startsWith('crash-')).map(({ sha256 }) => sha256));
  } finally {
    await database.close();
  }
}
