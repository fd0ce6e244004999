import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@portal/contract/constants';
import { createStaffCopyTicket, createStatementTicket } from '@portal/contract/operations/staff';
import { getSystem } from '@portal/contract/operations/staff/system';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { samplePdf } from '../../src/seeds/sample-pdf.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { execute, findPostgresPrograms, unprivilegedUser } from '../database/postgres-cluster.ts';
import { findPrograms } from '../processes/programs.ts';
import { ofProcesses } from '../processes/server-process.ts';
import { storeStatementFile, submitAs } from '../submitted-application.ts';
import { openBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { openStaffKey } from '../test-keys.ts';

const run = promisify(execFile);
const DEPLOY = fileURLToPath(new URL('../../../../deploy', import.meta.url));
const PORTAL_SECRETS = makeSecretText('k1');

interface Compose {
  services: { backup: { environment: Record<string, string> } };
}

interface Place {
  DATABASE_URL: string;
  DATA_DIR: string;
}

async function newPlace(isEmpty: boolean): Promise<Place> {
  const database = await createPostgresDatabase(isEmpty);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return { DATABASE_URL: database.url, DATA_DIR: folder };
}

const [ageKeygen] = findPrograms('deploy/backup', ['age-keygen', 'age']) ?? [];
const canRun = ageKeygen !== undefined && availableDatabases().includes('postgres');

async function newIdentity(): Promise<{ BACKUP_IDENTITY: string; BACKUP_RECIPIENT: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-identity-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const BACKUP_IDENTITY = path.join(folder, 'key.txt');
  await run(ageKeygen ?? '', ['--output', BACKUP_IDENTITY]);
  const { stdout } = await run(ageKeygen ?? '', ['-y', BACKUP_IDENTITY]);
  return { BACKUP_IDENTITY, BACKUP_RECIPIENT: stdout.trim() };
}

type Script = 'backup' | 'restore' | 'restore-trial';

async function call(script: Script, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const PATH = [path.dirname(process.execPath), await findPostgresPrograms(), process.env.PATH].join(path.delimiter);
  await run(path.join(DEPLOY, script), [folder], { env: { PATH, ...environment } });
}

async function copiesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
}

async function serve<T>({ DATABASE_URL, DATA_DIR }: Place, work: (server: TestServer) => Promise<T>): Promise<T> {
  const environment = { DATA_DIR, PORTAL_SECRETS };
  const server = await openTestServer('postgres', { databaseUrl: DATABASE_URL, environment });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

async function fill(server: TestServer) {
  const { applicationId } = await submitAs(server, 'Tremblay');
  await storeStatementFile(server, applicationId, samplePdf('january'));
  const { statementId } = await server.context.database.query
    .selectFrom('statement_file')
    .select('id as statementId')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { applicationId, statementId };
}

async function readSystem(server: TestServer) {
  const browser = openBrowser(server);
  browser.accessToken = (await openStaffKey(server)).key;
  const { backup, trial } = (await browser.call(getSystem)).body;
  return { backup, trial };
}

test.skipIf(!canRun)(
  'the encrypted backup from deploy/backup is restored by deploy/restore where its roles do not exist, and opens with the same secrets',
  ofProcesses,
  async () => {
    const [lost, found, keys] = [await newPlace(false), await newPlace(true), await newIdentity()];
    const application = await serve(lost, fill);
    const copies = path.join(lost.DATA_DIR, 'copies');
    const role = `trial_${randomUUID().slice(0, 8)}`;
    await execute(lost.DATABASE_URL, `create role ${role}; grant insert on backup_run to ${role}`);
    const direct = path.join(lost.DATA_DIR, 'database-direct-url');
    await writeFile(direct, `${lost.DATABASE_URL}\n`);
    const pooled = { DATABASE_URL: 'postgres://pooler.invalid/portal', DATABASE_DIRECT_URL_FILE: direct };
    await call('backup', copies, { ...lost, ...pooled, BACKUP_RECIPIENT: keys.BACKUP_RECIPIENT });
    await execute(lost.DATABASE_URL, `drop owned by ${role}; drop role ${role}`);
    const [name = ''] = await copiesIn(copies);
    const copy = path.join(copies, name);
    const dump = await readFile(path.join(copy, 'portal.dump.age'));
    expect(dump.subarray(0, 20).toString()).toBe('age-encryption.org/v');
    expect((await stat(path.join(copy, 'portal.dump.age'))).mode & 0o777).toBe(0o600);

    await call('restore', copy, { ...found, BACKUP_IDENTITY: keys.BACKUP_IDENTITY });
    await serve(found, async (server) => {
      const staff = openBrowser(server);
      staff.accessToken = (await openStaffKey(server)).key;
      const { path: statement } = (await staff.call(createStatementTicket, { params: application })).body;
      expect((await server.app.inject({ url: statement })).rawPayload.equals(samplePdf('january'))).toBe(true);
      const { path: copyPath } = (await staff.call(createStaffCopyTicket, { params: application })).body;
      expect((await server.app.inject({ url: copyPath })).statusCode).toBe(200);
    });
  },
);

test.skipIf(!canRun)(
  'deploy/restore-trial restores the newest copy, opens it, and fails for a copy with one wrong byte or other secrets',
  ofProcesses,
  async () => {
    const [own, keys] = [await newPlace(false), await newIdentity()];
    const trial = { ...own, ...keys, PORTAL_SECRETS, TRIAL_DATABASE_URL: own.DATABASE_URL };
    const copies = path.join(own.DATA_DIR, 'copies');
    const failedAt = (step: string) => ({ trial: { state: 'broken', reason: 'failed', last: { error: step } } });
    await mkdir(copies);
    await serve(own, async (server) => {
      await fill(server);
      await expect(call('restore-trial', copies, trial)).rejects.toThrow('There is no copy');
      expect(await readSystem(server)).toMatchObject(failedAt('find'));
      await call('backup', copies, trial);
      await call('restore-trial', copies, trial);
      const { backup, trial: good } = await readSystem(server);
      expect(backup).toMatchObject({ reason: 'good', last: { error: null, rows: good?.last?.rows } });
      expect(good).toMatchObject({ reason: 'good' });
      for (const size of [backup?.last?.databaseBytes, backup?.last?.filesBytes]) expect(size).toBeGreaterThan(1000);

      await expect(call('restore-trial', copies, { ...trial, PORTAL_SECRETS: makeSecretText('k1') })).rejects.toThrow();
      expect(await readSystem(server)).toMatchObject(failedAt('open'));

      const [name = ''] = await copiesIn(copies);
      const file = path.join(copies, name, 'portal.dump.age');
      const bytes = await readFile(file);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle]! ^= 1;
      await writeFile(file, bytes);
      await expect(call('restore-trial', copies, trial)).rejects.toThrow();
      expect(await readSystem(server)).toMatchObject({ backup: { reason: 'good' }, ...failedAt('restore') });

      await expect(call('backup', copies, { ...trial, DATA_DIR: '/dev/null' })).rejects.toThrow();
      expect(await readSystem(server)).toMatchObject({ backup: { reason: 'failed', last: { error: 'files' } } });
      expect(await readdir(copies)).toEqual([name]);
      const databases = await server.context.database.executeSql(
        `select from pg_database where datname = 'portal_restore_trial'`,
      );
      expect(databases.rows).toEqual([]);
    });
  },
);

/** A program named `sleep` that reports its seconds and ends the script that calls it. */
async function newSleep(place: Place): Promise<{ folder: string; readSeconds: () => Promise<number> }> {
  const folder = path.join(place.DATA_DIR, 'programs');
  await mkdir(folder);
  await writeFile(path.join(folder, 'sleep'), `#!/bin/sh\necho "$1" > '${folder}/seconds'\nkill "$PPID"\n`);
  await chmod(path.join(folder, 'sleep'), 0o755);
  return { folder, readSeconds: async () => Number(await readFile(path.join(folder, 'seconds'), 'utf8')) };
}

test.skipIf(!canRun)(
  'deploy/backup-and-trial copies every night with the settings of compose.yaml, one run at a time, and restores without the private key',
  ofProcesses,
  async () => {
    const [own, { BACKUP_IDENTITY, BACKUP_RECIPIENT }] = [await newPlace(false), await newIdentity()];
    const { services } = parse(await readFile(path.join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
    const values: Record<string, string> = { ...own, PORTAL_SECRETS, BACKUP_RECIPIENT };
    const names = Object.keys(services.backup.environment);
    const environment = {
      ...Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
      DATA_DIR: own.DATA_DIR,
    };
    const copies = path.join(own.DATA_DIR, 'copies');
    await serve(own, async (server) => {
      await fill(server);
      const { folder, readSeconds } = await newSleep(own);
      const owner = await unprivilegedUser();
      if (owner) await run('chown', ['--recursive', `${String(owner.uid)}:${String(owner.gid)}`, own.DATA_DIR]);
      const programs = [folder, path.dirname(process.execPath), await findPostgresPrograms(), process.env.PATH];
      const callAt = (...time: string[]) =>
        run(path.join(DEPLOY, 'backup-and-trial'), [copies, ...time], {
          ...owner,
          env: { ...environment, PATH: programs.join(path.delimiter) },
        });
      await expect(callAt('02:40')).rejects.toMatchObject({ signal: 'SIGTERM' });
      expect(await readSeconds()).toBeLessThanOrEqual((DAY_MS + HOUR_MS) / SECOND_MS);
      const { backup, trial } = await readSystem(server);
      expect(backup).toMatchObject({ reason: 'good' });
      expect(trial).toMatchObject({ reason: 'good', last: { rows: backup?.last?.rows } });

      const [name = ''] = await copiesIn(copies);
      const dump = path.join(copies, name, 'portal.dump.age');
      await run('age', ['--decrypt', '--identity', BACKUP_IDENTITY, '--output', path.join(copies, '.opened'), dump]);
      await rm(path.join(copies, '.tried'));
      await Promise.all([callAt(), callAt()]);
      const runs = await server.context.database.query.selectFrom('backup_run').select(['kind', 'error']).execute();
      expect(runs.map(({ kind, error }) => `${kind} ${String(error)}`).toSorted()).toEqual([
        ...Array<string>(3).fill('backup null'),
        ...Array<string>(2).fill('trial null'),
      ]);
      expect((await readdir(copies)).toSorted()).toEqual(['.opened', '.tried', expect.stringMatching(/Z$/u)]);
    });
  },
);

test.skipIf(!canRun)('deploy/backup keeps copies of the last days, weeks and months', ofProcesses, async () => {
  const [own, { BACKUP_RECIPIENT }] = [await newPlace(false), await newIdentity()];
  await mkdir(path.join(own.DATA_DIR, 'files'));
  const copies = path.join(own.DATA_DIR, 'copies');
  const old = ['2026-01-05', '2026-02-10', '2026-02-16', '2026-02-22', '2026-03-01', '2026-03-02'];
  for (const day of old) await mkdir(path.join(copies, `${day}T02-40-00Z`), { recursive: true });
  await mkdir(path.join(copies, 'other'));
  const keep = { BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '3', BACKUP_KEEP_MONTHS: '3' };
  await call('backup', copies, { ...own, ...keep, BACKUP_RECIPIENT });
  const kept = (await copiesIn(copies)).map((name) => name.slice(0, 10));
  // The copy made now is the newest of its day, week and month.
  expect(kept).toEqual(['2026-02-22', '2026-03-01', '2026-03-02', expect.any(String), 'other']);
});

test.skipIf(!canRun)('deploy/restore does not overwrite an existing database or files', ofProcesses, async () => {
  const [used, empty, keys] = [await newPlace(false), await newPlace(true), await newIdentity()];
  await mkdir(path.join(used.DATA_DIR, 'files'));
  const copies = path.join(used.DATA_DIR, 'copies');
  await call('backup', copies, { ...used, ...keys });
  const copy = path.join(copies, (await copiesIn(copies))[0] ?? '');
  const [intoFiles, intoDatabase] = [
    { ...empty, ...keys, DATA_DIR: used.DATA_DIR },
    { ...used, ...keys, DATA_DIR: empty.DATA_DIR },
  ];
  await expect(call('restore', copy, intoFiles)).rejects.toThrow('has files already');
  await expect(call('restore', copy, intoDatabase)).rejects.toThrow('already exists');
  await expect(stat(path.join(empty.DATA_DIR, 'files'))).rejects.toThrow('ENOENT');
  await expect(call('backup', copies, {})).rejects.toThrow('DATABASE_URL is not set');
});
