import { appendFileSync, chmodSync, chownSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEGABYTE, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { listApplications } from '@portal/contract/operations/application';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { findPostgresPrograms, startPostgresCluster, unprivilegedUser } from '../database/postgres-cluster.ts';
import { signUpRemotely, withRetries } from '../remote-browser.ts';
import { causesIn, isReady, type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { mountSmallDisk, NO_DISK } from '../processes/small-disk.ts';

const DISK_BYTES = 64 * MEGABYTE;
const DISK_FULL = '53100';
const POLL = { timeout: MINUTE_MS, interval: 50 };
const RESPONSE_WITHIN_MS = 2 * SECOND_MS * (process.env.TEST_FULL === '1' ? 1 : 4);

test.skipIf(!availableDatabases().includes('postgres'))(
  'a full database disk refuses writes, loses none, and accepts them once there is space',
  { timeout: 6 * MINUTE_MS },
  async ({ skip, annotate }) => {
    const place = await openSmallDisk();
    if (place === undefined) return skip(NO_DISK);
    const { folder, disk } = place;
    const { databaseUrl, stop } = await openDatabaseOn(disk);
    const server = await startOn(databaseUrl, folder);
    onTestFinished(stop);
    const browser = await signUpRemotely(server.origin, 'full@example.com');
    const applicant = openApplicant(browser);
    await applicant.reachUpload();

    // Writes that fit into existing pages still succeed.
    const ballast = fill(disk);
    let acknowledged = 0;
    let sentAt = 0;
    await applicant.work({
      sent: () => {
        sentAt = performance.now();
        return Promise.resolve();
      },
      acknowledged: () => (acknowledged += 1),
    });
    expect(performance.now() - sentAt).toBeLessThan(RESPONSE_WITHIN_MS);
    await annotate(`refused after ${String(acknowledged)} writes`);
    await expect.poll(() => causesIn(server), POLL).toContain(DISK_FULL);
    expect(await isReady(server.origin)).toBe(true);
    expect((await browser.call(listApplications)).applications).toHaveLength(1);

    rmSync(ballast);
    await withRetries(() => applicant.check());
    await withRetries(() => applicant.uploadAndRemove());
    await signUpRemotely(server.origin, 'after@example.com');
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'a full disk for PostgreSQL’s write-ahead log stops the database, and no acknowledged write is lost',
  { timeout: 6 * MINUTE_MS },
  async ({ skip, annotate }) => {
    const place = await openSmallDisk();
    if (place === undefined) return skip(NO_DISK);
    const { folder, disk } = place;
    await giveToPostgres(disk);
    // Keeps the write-ahead log as small as possible, so that writes soon need another file.
    const further = ['min_wal_size=2MB', 'max_wal_size=4MB'];
    const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '', { log: disk, further });
    await cluster.execute('create database small');
    const server = await startOn(cluster.urlOf('small'), folder);
    onTestFinished(() => cluster.stop());
    const applicant = openApplicant(await signUpRemotely(server.origin, 'full@example.com'));
    await applicant.reachUpload();

    const ballast = fill(disk);
    let acknowledged = 0;
    await applicant.work({ sent: () => Promise.resolve(), acknowledged: () => (acknowledged += 1) });
    await annotate(`refused after ${String(acknowledged)} writes`);
    await expect.poll(() => isReady(server.origin), POLL).toBe(false);

    await cluster.kill();
    rmSync(ballast);
    await cluster.restart();
    await expect.poll(() => isReady(server.origin), POLL).toBe(true);
    await withRetries(() => applicant.check());
    await withRetries(() => applicant.uploadAndRemove());
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

/** A folder with a small disk mounted in it; undefined if mounting is not allowed. Both are removed after the test. */
async function openSmallDisk(): Promise<{ folder: string; disk: string } | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-full-database-'));
  const disk = path.join(folder, 'disk');
  const unmount = mountSmallDisk(disk, DISK_BYTES);
  // Registered last, so it runs first.
  onTestFinished(async () => {
    unmount?.();
    await rm(folder, { recursive: true, force: true });
  });
  return unmount && { folder, disk };
}

async function startOn(databaseUrl: string, folder: string): Promise<ServerProcess> {
  const server = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: databaseUrl,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  await server.ready();
  return server;
}

async function giveToPostgres(disk: string): Promise<void> {
  const owner = await unprivilegedUser();
  if (!owner) return;
  chmodSync(path.dirname(disk), 0o711);
  chownSync(disk, owner.uid, owner.gid);
}

/** A database with only its tables on this disk, as if the write-ahead log had its own. */
async function openDatabaseOn(disk: string) {
  await giveToPostgres(disk);
  const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '');
  await cluster.execute(`create tablespace small location '${disk}'`);
  await cluster.execute('create database small tablespace small');
  return { databaseUrl: cluster.urlOf('small'), stop: () => cluster.stop() };
}

function fill(disk: string): string {
  const ballast = path.join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  appendFileSync(ballast, Buffer.alloc(bavail * bsize));
  expect(statfsSync(disk).bavail).toBe(0);
  return ballast;
}
