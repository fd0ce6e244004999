import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { availableDatabases, createPostgresDatabase } from '../databases.ts';

const JOBS = fileURLToPath(new URL('../../src/commands/jobs.ts', import.meta.url));
const ROTATE_KEYS = fileURLToPath(new URL('../../src/commands/rotate-keys.ts', import.meta.url));

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../../src/commands/migrate.ts', import.meta.url));

/** Runs a program beside the server. @returns what it said, and its exit code */
function run(program: string, environment: Record<string, string>, args: readonly string[] = []) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, ...environment };
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test.each(availableDatabases())(
  'the rotation of keys says in one line that a new database on %s has nothing yet',
  { timeout: 4 * MINUTE_MS },
  async (kind) => {
    const database = kind === 'postgres' ? await createPostgresDatabase(true) : undefined;
    onTestFinished(() => database?.drop());
    const environment = { DATA_DIR: await newFolder(), ...(database && { DATABASE_URL: database.url }) };
    expect(await run(ROTATE_KEYS, environment)).toEqual({
      code: 1,
      out: '',
      err: 'The database lacks tables of this version: start one server of it with PORTAL_MIGRATE=on, which makes them\n',
    });
  },
);

test.each(availableDatabases())(
  'missing migrations are applied to a new database on %s, once, and what needs them goes on',
  { timeout: 4 * MINUTE_MS },
  async (kind) => {
    const database = kind === 'postgres' ? await createPostgresDatabase(true) : undefined;
    onTestFinished(() => database?.drop());
    const environment = { DATA_DIR: await newFolder(), ...(database && { DATABASE_URL: database.url }) };
    const first = await run(MIGRATE, environment);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out.trim().split('\n')).toHaveLength((await readdir(MIGRATIONS)).length);
    expect(await run(MIGRATE, environment)).toEqual({ code: 0, out: '', err: '' });
    expect(await run(ROTATE_KEYS, environment)).toMatchObject({ code: 0, err: '' });
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'the rotation of keys says in one line that its database does not exist',
  { timeout: MINUTE_MS },
  async () => {
    const { url, drop } = await createPostgresDatabase(true);
    await drop();
    expect(await run(ROTATE_KEYS, { DATA_DIR: await newFolder(), DATABASE_URL: url })).toEqual({
      code: 1,
      out: '',
      err: 'DATABASE_URL names a database that does not exist\n',
    });
  },
);

test('the rotation of keys says in one line that its database is not available', { timeout: MINUTE_MS }, async () => {
  const environment = { DATA_DIR: await newFolder(), DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' };
  expect(await run(ROTATE_KEYS, environment)).toEqual({
    code: 1,
    out: '',
    err: 'DATABASE_URL names a database that is not available\n',
  });
});

test.runIf(availableDatabases().includes('postgres'))(
  'failed jobs are listed and queued again, and nothing else is understood',
  { timeout: 4 * MINUTE_MS },
  async () => {
    const database = await createPostgresDatabase();
    onTestFinished(database.drop);
    const environment = { DATA_DIR: await newFolder(), DATABASE_URL: database.url };
    const jobs = (...args: string[]) => run(JOBS, environment, args);
    expect(await jobs('failed')).toEqual({ code: 0, out: 'No job has failed.\n', err: '' });
    expect(await jobs('retry', 'all')).toEqual({ code: 0, out: '0 queued again.\n', err: '' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await jobs('retry', unknown)).toEqual({ code: 1, out: '0 queued again.\n', err: '' });
    for (const args of [[], ['retry'], ['retry', "1' or true"], ['failed', 'all']])
      expect(await jobs(...args)).toEqual({ code: 1, out: '', err: expect.stringMatching(/^Usage: /u) as string });
  },
);
