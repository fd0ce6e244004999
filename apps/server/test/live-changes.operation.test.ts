import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { assignApplication, createKey, revokeKey, staffListApplications } from '@portal/contract/operations/staff';
import { watchChanges } from '@portal/contract/operations/staff-changes';
import type { Operation } from '@portal/contract/operations/operation';
import { expect, onTestFinished, test } from 'vitest';
import { makeSecretText } from '../src/platform/encryption/index.ts';
import { availableDatabases, createPostgresDatabase } from './databases.ts';
import { eventsOf } from './events-of.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const BOOTSTRAP_KEY = `staff_${'b'.repeat(43)}`;

async function call<Answer>(
  server: ServerProcess,
  operation: Operation,
  { key = BOOTSTRAP_KEY, params = {}, body }: { key?: string; params?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  const target = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${server.origin}${target}`, {
    method: operation.method.toUpperCase(),
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${operation.operationId}: ${String(response.status)}`).toBe(true);
  return (response.status === 204 ? undefined : response.json()) as Answer;
}

test.skipIf(!availableDatabases().includes('postgres'))(
  'a change made on one process is told on another, until the watcher may no longer read or the server ends',
  { timeout: 4 * MINUTE_MS },
  async () => {
    const database = await createPostgresDatabase();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-changes-'));
    const common = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      PORTAL_SECRETS: makeSecretText('k1'),
      PORTAL_BOOTSTRAP_KEY: BOOTSTRAP_KEY,
      BANK_SANDBOX_PORT: '0',
    };
    const servers: ServerProcess[] = [];
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const start = async () => {
      const server = startServerProcess({ ...common, PORT: String(await freePort()) });
      servers.push(server);
      await server.ready();
      return server;
    };
    const [watching, changing] = [await start(), await start()];

    const { key, keyId } = await call<{ key: string; keyId: string }>(changing, createKey, {
      body: { scope: 'staff', name: 'Watcher', partnerId: null },
    });
    const watch = (of: string) =>
      fetch(`${watching.origin}${watchChanges.path}`, { headers: { authorization: `Bearer ${of}` } });
    const [response, other] = await Promise.all([watch(key), watch(BOOTSTRAP_KEY)]);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
    const [events, otherEvents] = [eventsOf(response), eventsOf(other)];
    const first = { value: { applicationIds: null }, done: false };
    expect([await events.next(), await otherEvents.next()]).toEqual([first, first]);

    const { applications } = await call<{ applications: { applicationId: string; submittedAt: string | null }[] }>(
      changing,
      staffListApplications,
    );
    const applicationId = applications.find(({ submittedAt }) => submittedAt !== null)?.applicationId ?? '';
    const assign = (name: string) =>
      call(changing, assignApplication, {
        params: { applicationId },
        body: { accountManager: { name, email: 'anne.roy@lender.example' } },
      });
    await assign('Anne Roy');
    const told = { value: { applicationIds: [applicationId] }, done: false };
    expect([await events.next(), await otherEvents.next()]).toEqual([told, told]);

    await call(changing, revokeKey, { params: { keyId } });
    await assign('Anne Roy-Dubé');
    expect([await events.next(), await otherEvents.next()]).toEqual([{ value: undefined, done: true }, told]);
    expect(await watching.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect((await otherEvents.next()).done).toBe(true);
  },
);
