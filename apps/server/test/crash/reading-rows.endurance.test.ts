import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addMonths, productDay } from '@portal/contract/calendar';
import { MINUTE_MS } from '@portal/contract/constants';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseKind } from '../../src/platform/database/index.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { startServerProcess } from '../processes/server-process.ts';
import { scannedMonth } from '@portal/statements/corpus/scanned-month';
import { openApplicant } from './applicant.ts';
import {
  countReadings,
  drawLongStatements,
  expectReadOnce,
  isReading,
  type RowsTest,
  sendAll,
} from './long-statements.ts';

const EMAIL = 'rows@example.com';
const KILLS = 2;
const MONTHS = 3;
/** Only reached by a test that hangs: another process takes over a dead process's job after half a minute. */
const QUIET = { timeout: 5 * MINUTE_MS, interval: 200 };
/** Pictures are read after everything else, which takes minutes on a busy machine. */
const PICTURES = { timeout: 10 * MINUTE_MS, interval: 500 };
const OFTEN = { timeout: 2 * MINUTE_MS, interval: 5 };

async function startRowsTest(kind: DatabaseKind) {
  const database = kind === 'postgres' ? await createPostgresDatabase() : undefined;
  const staffKey = `staff_${randomBytes(32).toString('hex')}`;
  const environment = {
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'portal-rows-')),
    PORTAL_BOOTSTRAP_KEY: staffKey,
    LOG_LEVEL: 'warn',
    ...(database && { DATABASE_URL: database.url }),
  };
  let server = startServerProcess(environment);
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await Promise.all([database?.drop(), rm(environment.DATA_DIR, { recursive: true, force: true })]);
  });
  await server.ready();
  const browser = await signUpRemotely(server.origin, EMAIL);
  const applicationId = await openApplicant(browser).reachUpload();
  return {
    environment,
    place: { origin: server.origin, browser, applicationId, staffKey },
    metricsUrl: `http://127.0.0.1:${environment.METRICS_PORT}/metrics`,
    kill: () => server.end('SIGKILL'),
    restart: async () => {
      server = startServerProcess(environment);
      await server.ready();
    },
    stop: () => server.end('SIGTERM'),
  };
}

test.for(availableDatabases())(
  'kill -9 while rows are being read: every file is read once after the next start, on %s',
  { timeout: 12 * MINUTE_MS },
  async (kind, { annotate }) => {
    const { environment, place, metricsUrl, kill, restart, stop } = await startRowsTest(kind);
    const statements = await drawLongStatements(MONTHS);
    await sendAll(place, statements);

    const read: number[] = [];
    for (let kills = 0; kills < KILLS; kills += 1) {
      await expect.poll(() => isReading(metricsUrl), OFTEN).toBe(true);
      await kill();
      read.push(await countReadings(environment, EMAIL));
      await restart();
    }
    expect(read[0]).toBeLessThan(statements.length);
    await annotate(`read at the kills: ${read.join(', ')} of ${String(statements.length)}`);
    await expectReadOnce(place, statements, QUIET);
    expect(await stop()).toEqual({ code: 0, signal: null });
    expect(await countReadings(environment, EMAIL)).toBe(statements.length);
  },
);

test.for(availableDatabases())(
  'kill -9 while a scan’s images are being read: the next process reads them once, on %s',
  { timeout: 12 * MINUTE_MS },
  async (kind) => {
    const { environment, place, metricsUrl, kill, restart, stop } = await startRowsTest(kind);
    const scan = await scannedMonth(addMonths(productDay(new Date()).slice(0, 7), -1));
    const statement = { ...scan, sha256: createHash('sha256').update(scan.content).digest('hex') };
    await sendAll(place, [statement]);
    await expect.poll(() => isReading(metricsUrl, 'pictures'), OFTEN).toBe(true);
    await kill();
    expect(await countReadings(environment, EMAIL)).toBe(0);
    await restart();
    await expectReadOnce(place, [statement], PICTURES);
    expect(await countAnnounced(place)).toBe(1);
    expect(await stop()).toEqual({ code: 0, signal: null });
    expect(await countReadings(environment, EMAIL)).toBe(1);
  },
);

async function countAnnounced({ origin, applicationId, staffKey }: RowsTest): Promise<number> {
  const url = `${origin}${staffGetApplication.path.replace('{applicationId}', applicationId)}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${staffKey}` } });
  const { events } = staffGetApplication.response.parse(await response.json());
  return events.filter(({ kind }) => kind === 'revenueRead').length;
}
