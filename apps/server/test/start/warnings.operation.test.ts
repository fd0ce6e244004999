import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { availableDatabases, createPostgresDatabase } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { productionEnvironment } from '../production-environment.ts';
import { startServerProcess } from '../server-process.ts';

/** Starts a server and stops it. @returns the settings that its log warns of, line by line */
async function warningsAtStart(environment: Record<string, string>): Promise<unknown[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-warnings-'));
  const server = startServerProcess({
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...environment,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  await server.ready();
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const lines = server.output.stdout.split('\n').filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as { level: string; settings?: string[] })
    .filter(({ level, settings }) => level === 'warn' && settings !== undefined)
    .map(({ settings }) => settings?.join(' '));
}

const limits = { timeout: 4 * MINUTE_MS };

test('production says in a line each what it had better have', limits, async () => {
  expect(await warningsAtStart({ ...productionEnvironment, PUBLIC_URL: 'http://portal.lan' })).toEqual([
    'DATABASE_URL',
    'BRAND_NAME BRAND_PHONE BRAND_EMAIL BRAND_ADDRESS',
    'STAFF_EMAIL',
    'TRUST_PROXY',
    'PUBLIC_URL',
  ]);
});

test.runIf(availableDatabases().includes('postgres'))('production that has it all says nothing', limits, async () => {
  const database = await createPostgresDatabase(true);
  onTestFinished(database.drop);
  const complete = {
    ...productionEnvironment,
    DATABASE_URL: database.url,
    BRAND_NAME: 'Érable Capital',
    BRAND_PHONE: '1 800 555-0100',
    BRAND_EMAIL: 'aide@erable.example',
    BRAND_ADDRESS: '1 rue Principale, Montréal (Québec)  H2X 1Y4',
    STAFF_EMAIL: 'equipe@erable.example',
    TRUST_PROXY: '1',
  };
  expect(await warningsAtStart(complete)).toEqual([]);
});

test('development says nothing', limits, async () => {
  expect(await warningsAtStart({})).toEqual([]);
});
