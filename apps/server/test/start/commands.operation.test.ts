import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@portal/contract/constants';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { QUEUE_SCHEMA_VERSION } from '../../src/platform/database/queue-schema.ts';
import { availableDatabases, createPostgresDatabase } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { startServerProcess } from '../server-process.ts';

const JOBS = fileURLToPath(new URL('../../src/commands/jobs.ts', import.meta.url));
const FILES = fileURLToPath(new URL('../../src/commands/files.ts', import.meta.url));
const COMMAND_LINE = fileURLToPath(new URL('../../../command-line/src/main.ts', import.meta.url));
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
  { timeout: 10 * MINUTE_MS },
  async (kind) => {
    const database = kind === 'postgres' ? await createPostgresDatabase(true) : undefined;
    onTestFinished(() => database?.drop());
    const environment = { DATA_DIR: await newFolder(), ...(database && { DATABASE_URL: database.url }) };
    const names = (await readdir(MIGRATIONS)).toSorted();
    const planned = await run(MIGRATE, environment, ['--plan']);
    expect(planned).toMatchObject({ code: 0, err: '' });
    expect(
      planned.out
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual([...names, `pgboss ${String(QUEUE_SCHEMA_VERSION)}`]);
    const first = await run(MIGRATE, environment);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out.trim().split('\n')).toHaveLength(names.length);
    expect(await run(MIGRATE, environment)).toEqual({ code: 0, out: '', err: '' });
    expect(await run(MIGRATE, environment, ['--plan'])).toMatchObject({ out: 'Nothing is to be applied.\n' });
    expect(await run(MIGRATE, environment, ['--what'])).toMatchObject({ code: 1, out: '' });
    expect(await run(ROTATE_KEYS, environment)).toMatchObject({ code: 0, err: '' });
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'the tables of the queue are planned and asked for like all others',
  { timeout: 4 * MINUTE_MS },
  async () => {
    const database = await createPostgresDatabase();
    onTestFinished(() => database.drop());
    const environment = { DATA_DIR: await newFolder(), DATABASE_URL: database.url };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('update pgboss.version set version = version - 1');
    const before = String(QUEUE_SCHEMA_VERSION - 1);
    expect(await run(MIGRATE, environment, ['--plan'])).toMatchObject({
      out: `pgboss ${String(QUEUE_SCHEMA_VERSION)} from ${before}: in one transaction\n`,
    });
    expect(await run(ROTATE_KEYS, environment)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The database lacks tables/u) as string,
    });
    // A newer version has changed them: this one works beside it.
    await client.query('update pgboss.version set version = version + 2');
    await client.end();
    expect(await run(MIGRATE, environment, ['--plan'])).toMatchObject({ out: 'Nothing is to be applied.\n' });
    const server = startServerProcess({ ...environment, PORT: String(await freePort()), PORTAL_MIGRATE: 'off' });
    await server.ready();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
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

test.skipIf(!availableDatabases().includes('postgres'))(
  'files without a row are named, and stay where the database knows none of them',
  { timeout: 4 * MINUTE_MS },
  async () => {
    const [database, folder] = [await createPostgresDatabase(), await newFolder()];
    onTestFinished(() => database.drop());
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url };
    expect(await run(FILES, environment, ['orphans'])).toMatchObject({
      code: 0,
      out: '0 of 0 files older than a day belong to nothing.\n',
    });
    const file = path.join(folder, 'files', 'statements', 'lost');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'x');
    await utimes(file, new Date(0), new Date(0));
    expect(await run(FILES, environment, ['orphans'])).toMatchObject({
      out: 'statements/lost\n1 of 1 files older than a day belong to nothing.\n',
    });
    const refused = 'The database knows none of the files: it is not theirs, and nothing was erased.\n';
    expect(await run(FILES, environment, ['erase-orphans'])).toMatchObject({ code: 1, err: refused });
    expect(await readdir(path.dirname(file))).toEqual(['lost']);
    expect(await run(FILES, environment, ['what'])).toMatchObject({ code: 1, out: '' });
  },
);

test(
  'what a development server shows at its start is shown again, keys and all',
  { timeout: 4 * MINUTE_MS },
  async () => {
    const server = startServerProcess({ PORT: String(await freePort()), DATA_DIR: await newFolder() });
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    await server.ready();
    const { code, out, err } = await run(COMMAND_LINE, { PUBLIC_URL: server.origin }, ['demo']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Staff key +staff_\S+ /mu);
    expect(out).toMatch(/^ {2}\S+@demo\.example /mu);
    expect(server.output.stdout).toContain(out.trim());
  },
);
