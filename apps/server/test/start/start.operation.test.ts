import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS } from '@portal/contract/constants';
import { readConfig } from '../../src/config/index.ts';
import { lockFolder } from '../../src/platform/database/folder-lock.ts';
import { openServer } from '../../src/open-server.ts';
import { explainStartError } from '../../src/start-errors.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { productionEnvironment } from '../processes/production-environment.ts';
import { ofProcesses, type ServerProcess, startServerProcess, statusOf } from '../processes/server-process.ts';

const COMMAND_LINE = fileURLToPath(new URL('../../../command-line/src/main.ts', import.meta.url));
const NOBODY_LISTENS = 'postgres://portal@127.0.0.1:1/portal';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFolder = () => mkdtemp(path.join(folder, 'data-'));

/** An empty database, which opens faster than the embedded one. */
const emptyDatabase = () => ownDatabase(true);
const migratedDatabase = () => ownDatabase(false);

async function ownDatabase(isEmpty: boolean): Promise<Record<string, string>> {
  const own = { DATA_DIR: await newFolder() };
  if (!availableDatabases().includes('postgres')) return own;
  const { url, drop } = await createPostgresDatabase(isEmpty);
  dropped.push(drop);
  return { ...own, DATABASE_URL: url };
}
const dropped: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(dropped.map((drop) => drop())));

async function refusal(environment: Record<string, string>): Promise<readonly string[] | undefined> {
  const defaults = { LOG_LEVEL: 'silent', BANK_SANDBOX_PORT: '0', DATA_DIR: path.join(folder, 'unused') };
  const config = readConfig({ PORT: String(await freePort()), ...defaults, ...environment });
  try {
    await (await openServer(config)).close();
  } catch (error) {
    return explainStartError(error);
  }
  throw new Error('The server could start');
}

describe('a server that cannot start reports in one line', ofProcesses, () => {
  const unavailable = 'DATABASE_URL names a database that is not available';

  test('that its database does not exist', async () => {
    expect(await refusal({ DATABASE_URL: NOBODY_LISTENS })).toEqual([unavailable]);
  });

  test('that its database does not respond', async () => {
    // Never responds, like a firewall that drops packets.
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const environment = { DATABASE_URL: `postgres://portal:secret@127.0.0.1:${port}/portal` };
    expect(await refusal(environment)).toEqual([unavailable]);
  });

  test('that it lacks the permission to create its tables', async () => {
    expect(await refusal({ ...(await emptyDatabase()), PORTAL_MIGRATE: 'off' })).toEqual([
      expect.stringMatching(/^The database lacks tables of this version: .* PORTAL_MIGRATE=on/u),
    ]);
  });

  test('that its data folder is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toEqual([expect.stringMatching(/^DATA_DIR cannot be used: \w+$/u)]);
  });

  test.skipIf(!existsSync('/proc/self'))('that its data folder cannot be created', async () => {
    const inProduction = { ...productionEnvironment, DATA_DIR: '/proc/portal' };
    for (const environment of [{ DATA_DIR: '/proc/portal' }, inProduction])
      expect(await refusal(environment)).toEqual(['DATA_DIR cannot be used: ENOENT']);
  });

  test('that another process is using its data folder', async () => {
    const dataDir = await newFolder();
    const lock = lockFolder(dataDir);
    onTestFinished(() => {
      lock.release();
    });
    expect(await refusal({ DATA_DIR: dataDir })).toEqual([
      `DATA_DIR: The data folder ${dataDir} is in use by another process`,
    ]);
  });

  test('which address or port is unavailable', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const database = await migratedDatabase();
    for (const [line, settings] of [
      ['HOST is not an address of this machine', { HOST: '192.0.2.1' }],
      ['BANK_SANDBOX_PORT is in use by another program', { BANK_SANDBOX_PORT: port }],
      ['PORT is in use by another program', { PORT: port }],
      ['METRICS_PORT is in use by another program', { METRICS_PORT: port }],
      ['METRICS_HOST is not an address of this machine', { METRICS_PORT: port, METRICS_HOST: '192.0.2.1' }],
    ] as const)
      expect(await refusal({ ...database, ...settings })).toEqual([line]);
  });
});

describe('a development server', ofProcesses, () => {
  let running: ServerProcess;
  let port: string;
  beforeAll(async () => {
    port = String(await freePort());
    running = startServerProcess({ PORT: port, ...(await emptyDatabase()) });
    await running.ready();
  }, MINUTE_MS * 3);
  afterAll(() => running.end('SIGTERM'));

  test('continues running when a second one on its port exits with code 1 and one line', async () => {
    const second = startServerProcess({ PORT: port, ...(await migratedDatabase()) });
    expect(await second.exit).toEqual({ code: 1, signal: null });
    expect(second.output.stderr).toBe('PORT is in use by another program\n');
    expect(await statusOf(`${running.origin}/readyz`)).toBe(200);
  });

  test('uses the sandbox as its bank, and lists the sandbox users', () => {
    expect(running.output.stdout).toMatch(/^Bank +http:\/\/localhost:\d+ \(sandbox; password demo/mu);
    expect(running.output.stdout).toMatch(/users +steady, seasonal/u);
  });

  test('warns about no settings', () => {
    expect(running.output.stdout).not.toContain('"settings"');
  });

  test('reprints its startup output, including the keys', async () => {
    const env = { PATH: process.env.PATH, PUBLIC_URL: running.origin };
    const { stdout: out } = await promisify(execFile)(process.execPath, [COMMAND_LINE, 'demo'], { env });
    expect(out).toMatch(/^Staff key +staff_\S+ /mu);
    expect(out).toMatch(/^ {2}\S+@demo\.example /mu);
    expect(running.output.stdout).toContain(out.trim());
  });
});

test('production has no inbox and no adjustable clock', ofProcesses, async () => {
  const server = startServerProcess({
    ...productionEnvironment,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    ...(await migratedDatabase()),
  });
  await server.ready();
  const clock = await fetch(`${server.origin}/dev/clock`, { method: 'POST' });
  expect(clock.status).toBe(404);
  expect(await statusOf(`${server.origin}/dev/inbox.json`)).toBe(404);
  const page = await (await fetch(`${server.origin}/dev/inbox`)).text();
  expect(page).not.toMatch(/inbox/iu);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(server.output.stdout).not.toMatch(/^Inbox|^Log in as|sandbox/imu);
  expect(server.output.stdout).toMatch(/^\{"level":"warn",.*"settings":\["STAFF_EMAIL"\]/mu);
});
