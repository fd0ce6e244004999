import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assignApplication, createKey, revokeKey, staffListApplications } from '@portal/contract/operations/staff';
import { watchChanges } from '@portal/contract/operations/staff/changes';
import { getSignInOptions, signInAsDemoPerson } from '@portal/contract/operations/staff/sign-in';
import { endViewing, keepViewing } from '@portal/contract/operations/staff/viewers';
import type { Operation } from '@portal/contract/operations/operation';
import { expect, onTestFinished, test } from 'vitest';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { availableDatabases, createPostgresDatabase } from './databases.ts';
import { eventsOf } from '../events-of.ts';
import { freePort } from '../processes/free-port.ts';
import { ofProcesses, type ServerProcess, startServerProcess } from '../processes/server-process.ts';

const BOOTSTRAP_KEY = `staff_${'b'.repeat(43)}`;

async function call<Answer>(
  server: ServerProcess,
  operation: Operation,
  { cookie, params = {}, body }: { cookie?: string; params?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  const target = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${server.origin}${target}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(cookie === undefined ? { authorization: `Bearer ${BOOTSTRAP_KEY}` } : { cookie, origin: server.origin }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${operation.operationId}: ${String(response.status)}`).toBe(true);
  return (response.status === 204 ? undefined : response.json()) as Answer;
}

async function signIn(server: ServerProcess, personName: string): Promise<{ cookie: string; personId: string }> {
  const { demoPeople } = await call<{ demoPeople: { personId: string; name: string }[] }>(server, getSignInOptions, {
    cookie: '',
  });
  const personId = demoPeople.find(({ name }) => name === personName)?.personId ?? '';
  const response = await fetch(`${server.origin}${signInAsDemoPerson.path.replace('{personId}', personId)}`, {
    method: 'POST',
    headers: { origin: server.origin },
  });
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', personId };
}

test.skipIf(!availableDatabases().includes('postgres'))(
  'changes and viewers are sent from one process to another, until the viewer loses access or the server stops',
  ofProcesses,
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
    const toldAt: unknown = expect.stringMatching(/Z$/u);
    const first = { value: { toldAt, applicationIds: null, viewersOf: [], leadIds: [] }, done: false };
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
    const sent = { value: { toldAt, applicationIds: [applicationId], viewersOf: [], leadIds: [] }, done: false };
    expect([await events.next(), await otherEvents.next()]).toEqual([sent, sent]);

    const [anne, owen] = [await signIn(watching, 'Anne Roy'), await signIn(changing, 'Owen Kassel')];
    const params = { applicationId };
    const seenBy = ({ cookie }: { cookie: string }, on: ServerProcess) =>
      call<{ viewers: unknown[] }>(on, keepViewing, { cookie, params });
    const viewed = { value: { toldAt, applicationIds: [], viewersOf: [applicationId], leadIds: [] }, done: false };
    expect(await seenBy(owen, changing)).toEqual({ viewers: [] });
    expect([await events.next(), await otherEvents.next()]).toEqual([viewed, viewed]);
    expect(await seenBy(anne, watching)).toEqual({ viewers: [{ personId: owen.personId, name: 'Owen Kassel' }] });
    expect([await events.next(), await otherEvents.next()]).toEqual([viewed, viewed]);
    await call(changing, endViewing, { cookie: owen.cookie, params });
    expect([await events.next(), await otherEvents.next()]).toEqual([viewed, viewed]);
    expect(await seenBy(anne, watching)).toEqual({ viewers: [] });

    await call(changing, revokeKey, { params: { keyId } });
    await assign('Anne Roy-Dubé');
    expect([await events.next(), await otherEvents.next()]).toEqual([{ value: undefined, done: true }, sent]);
    expect(await watching.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect((await otherEvents.next()).done).toBe(true);
  },
);
