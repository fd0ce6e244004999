import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { files } from '../../src/commands/files.ts';
import { jobs } from '../../src/commands/jobs.ts';
import { migrate } from '../../src/commands/migrate.ts';
import { rotate } from '../../src/commands/rotate-keys.ts';
import { QUEUE_SCHEMA_VERSION } from '../../src/platform/database/migrate/queue-schema.ts';
import { type Command, runCommand } from '../../src/run-command.ts';
import { availableDatabases, createPostgresDatabase, ordinaryDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { ofProcesses, startServerProcess } from '../processes/server-process.ts';
import { openStreams } from '../database/written.ts';

const COMMANDS = fileURLToPath(new URL('../../src/commands/', import.meta.url));
const SERVER = fileURLToPath(new URL('../..', import.meta.url));

async function run(command: Command, env: Record<string, string>, words: readonly string[] = []) {
  const { texts, stdout, stderr } = openStreams();
  const code = await runCommand(command, { argv: ['node', 'command', ...words], env, stdout, stderr });
  return { code, ...texts };
}

function start(program: string, environment: Record<string, string>, words: readonly string[] = []) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, ...environment };
    execFile(process.execPath, [program, ...words], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test.each(ordinaryDatabases())(
  'key rotation reports in one line that a new database on %s is still empty',
  ofProcesses,
  async (kind) => {
    const database = kind === 'postgres' ? await createPostgresDatabase(true) : undefined;
    onTestFinished(() => database?.drop());
    const environment = { DATA_DIR: await newFolder(), ...(database && { DATABASE_URL: database.url }) };
    expect(await run(rotate, environment)).toEqual({
      code: 1,
      out: '',
      err: 'The database lacks tables of this version: start one of its servers with PORTAL_MIGRATE=on to create them\n',
    });
  },
);

test.each(ordinaryDatabases())(
  'missing migrations are applied to a new database on %s, once, and programs that need them continue',
  ofProcesses,
  async (kind) => {
    const database = kind === 'postgres' ? await createPostgresDatabase(true) : undefined;
    onTestFinished(() => database?.drop());
    const environment = { DATA_DIR: await newFolder(), ...(database && { DATABASE_URL: database.url }) };
    const numbered = (await readdir(path.join(SERVER, 'migrations'))).toSorted();
    const definitions = (await readdir(path.join(SERVER, 'database'))).toSorted();
    const names = [...numbered, ...definitions.map((name) => `database/${name}`)];
    const planned = await run(migrate, environment, ['--plan']);
    expect(planned).toMatchObject({ code: 0, err: '' });
    expect(
      planned.out
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual([...names, `pgboss ${String(QUEUE_SCHEMA_VERSION)}`]);
    const first = await run(migrate, environment);
    expect(first).toMatchObject({ code: 0, err: '' });
    const applied = first.out.trim().split('\n');
    expect(applied).toHaveLength(names.length);
    expect(applied.at(-1)).toContain(names.at(-1));
    expect(await run(migrate, environment)).toEqual({ code: 0, out: '', err: '' });
    expect(await run(migrate, environment, ['--plan'])).toMatchObject({ out: 'Nothing to apply.\n' });
    expect(await run(rotate, environment)).toMatchObject({ code: 0, err: '' });
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'the queue’s tables are planned and required like all others',
  ofProcesses,
  async () => {
    const database = await createPostgresDatabase();
    onTestFinished(() => database.drop());
    const environment = { DATA_DIR: await newFolder(), DATABASE_URL: database.url };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('update pgboss.version set version = version - 1');
    const before = String(QUEUE_SCHEMA_VERSION - 1);
    expect(await run(migrate, environment, ['--plan'])).toMatchObject({
      out: `pgboss ${String(QUEUE_SCHEMA_VERSION)} from ${before}: in one transaction\n`,
    });
    expect(await run(rotate, environment)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The database lacks tables/u) as string,
    });
    // Imitates a newer version's change to the tables, with which this version still works.
    await client.query('update pgboss.version set version = version + 2');
    await client.end();
    expect(await run(migrate, environment, ['--plan'])).toMatchObject({ out: 'Nothing to apply.\n' });
    const server = startServerProcess({ ...environment, PORT: String(await freePort()), PORTAL_MIGRATE: 'off' });
    await server.ready();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'key rotation reports in one line that its database does not exist',
  ofProcesses,
  async () => {
    const { url, drop } = await createPostgresDatabase(true);
    await drop();
    expect(await run(rotate, { DATA_DIR: await newFolder(), DATABASE_URL: url })).toEqual({
      code: 1,
      out: '',
      err: 'DATABASE_URL names a database that does not exist\n',
    });
  },
);

test.each([
  ['files.ts', ['what'], /^Usage: /u],
  ['jobs.ts', [], /^Usage: /u],
  ['migrate.ts', ['--what'], /^Usage: /u],
  ['rotate-keys.ts', [], /^DATABASE_URL names a database that is not available$/u],
])('%s is a separate program, which reports a problem in one line', ofProcesses, async (name, words, line) => {
  const environment = { DATA_DIR: await newFolder(), DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' };
  const { code, out, err } = await start(path.join(COMMANDS, name), environment, words);
  expect({ code, out, err: err.trimEnd() }).toEqual({ code: 1, out: '', err: expect.stringMatching(line) as string });
});

test.runIf(availableDatabases().includes('postgres'))(
  'failed jobs are listed and queued again, and other arguments are refused',
  ofProcesses,
  async () => {
    const database = await createPostgresDatabase();
    onTestFinished(database.drop);
    const environment = { DATA_DIR: await newFolder(), DATABASE_URL: database.url };
    expect(await run(jobs, environment, ['failed'])).toEqual({ code: 0, out: 'No job has failed.\n', err: '' });
    expect(await run(jobs, environment, ['retry', 'all'])).toEqual({ code: 0, out: '0 queued again.\n', err: '' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await run(jobs, environment, ['retry', unknown])).toEqual({ code: 1, out: '0 queued again.\n', err: '' });
    const usage = { code: 1, out: '', err: expect.stringMatching(/^Usage: /u) as string };
    for (const args of [['retry'], ['retry', "1' or true"], ['failed', 'all']])
      expect(await run(jobs, environment, args)).toEqual(usage);
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'files without a row are listed, and stay if the database knows none of them',
  ofProcesses,
  async () => {
    const [database, folder] = [await createPostgresDatabase(), await newFolder()];
    onTestFinished(() => database.drop());
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url };
    expect(await run(files, environment, ['orphans'])).toMatchObject({
      code: 0,
      out: '0 of 0 files older than a day are orphans.\n',
    });
    const file = path.join(folder, 'files', 'statements', 'lost');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'x');
    await utimes(file, new Date(0), new Date(0));
    expect(await run(files, environment, ['orphans'])).toMatchObject({
      out: 'statements/lost\n1 of 1 files older than a day are orphans.\n',
    });
    const refused = 'The database knows none of the files, so they are not its own. Nothing was erased.\n';
    expect(await run(files, environment, ['erase-orphans'])).toMatchObject({ code: 1, err: refused });
    expect(await readdir(path.dirname(file))).toEqual(['lost']);
  },
);
