import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import {
  countReadings,
  countUnread,
  drawLongStatements,
  expectReadOnce,
  isReading,
  sendAll,
} from '../crash/long-statements.ts';
import { availableDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { findPostgresPrograms, startPostgresCluster } from '../database/postgres-cluster.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { startServerProcess } from '../processes/server-process.ts';

const MONTHS = 6;
/** Longer than the current reading takes, so that it ends while the database is down. */
const OUTAGE_MS = 5 * SECOND_MS;
const QUIET = { timeout: 5 * MINUTE_MS, interval: 200 };
const OFTEN = { timeout: MINUTE_MS, interval: 5 };

test.skipIf(!availableDatabases().includes('postgres'))(
  'a database that freezes or dies while rows are being read: every file is read afterward, once',
  { timeout: 15 * MINUTE_MS },
  async ({ annotate }) => {
    const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '');
    const staffKey = `staff_${randomBytes(32).toString('hex')}`;
    const environment = {
      PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'portal-rows-')),
      DATABASE_URL: cluster.urlOf('postgres'),
      PORTAL_BOOTSTRAP_KEY: staffKey,
      LOG_LEVEL: 'warn',
    };
    const server = startServerProcess(environment);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await cluster.stop();
      await rm(environment.DATA_DIR, { recursive: true, force: true });
    });
    await server.ready();
    const statements = await drawLongStatements(MONTHS);

    for (const outage of ['freezes', 'dies'] as const) {
      const email = `${outage}@example.com`;
      const browser = await signUpRemotely(server.origin, email);
      const applicationId = await openApplicant(browser).reachUpload();
      const run = { origin: server.origin, browser, applicationId, staffKey };
      await sendAll(run, statements);
      await expect.poll(() => isReading(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`), OFTEN).toBe(true);
      const unread = await countUnread(run);
      expect(unread).toBeGreaterThan(0);
      if (outage === 'freezes') cluster.freeze();
      else await cluster.kill();
      await delay(OUTAGE_MS);
      if (outage === 'freezes') cluster.thaw();
      else await cluster.restart();
      await annotate(`${outage} with ${String(unread)} of ${String(statements.length)} unread`);
      await expectReadOnce(run, statements, QUIET);
      expect(await countReadings(environment, email)).toBe(statements.length);
    }
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);
