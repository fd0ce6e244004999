import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { getApplication, startApplication } from '@portal/contract/operations/application';
import { uploadStatement } from '@portal/contract/operations/revenue';
import { watchChanges } from '@portal/contract/operations/staff/changes';
import { expect, onTestFinished, test } from 'vitest';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { availableDatabases, createPostgresDatabase } from './databases.ts';
import { goingOn, typing } from '../crash/writes.ts';
import { eventsOf } from '../events-of.ts';
import { freePort } from '../processes/free-port.ts';
import { findPgBouncer, startPgBouncer } from './pg-bouncer.ts';
import { sayUntried } from '../processes/programs.ts';
import { type RemoteBrowser, signUpRemotely, withRetries } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';

const BOOTSTRAP_KEY = `staff_${'b'.repeat(43)}`;
const PDF_BYTES = 20_000;
const SAVES = 25;
const POLLS_ONLY = 'a pooler is in front of the database';
/** Errors about prepared statements from another session. */
const LOST_STATEMENTS = /42P05|26000/u;
const limits = { timeout: 6 * MINUTE_MS };

const pgBouncer = findPgBouncer();
const canPool = pgBouncer !== undefined && availableDatabases().includes('postgres');
if (!canPool) sayUntried('the portal behind PgBouncer', 'PgBouncer or PostgreSQL is not installed');

async function openPooled(hasDirectUrl: boolean): Promise<() => Promise<ServerProcess>> {
  const database = await createPostgresDatabase(true);
  const bouncer = await startPgBouncer(pgBouncer ?? '', database.url);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-pooled-'));
  const servers: ServerProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await bouncer.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const secrets = makeSecretText('k1');
  return async () => {
    const server = startServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: bouncer.urlOf(database.url),
      ...(hasDirectUrl ? { DATABASE_DIRECT_URL: database.url } : {}),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      PORTAL_SECRETS: secrets,
      PORTAL_BOOTSTRAP_KEY: BOOTSTRAP_KEY,
      BANK_SANDBOX_PORT: '0',
    });
    servers.push(server);
    await server.ready();
    return server;
  };
}

function watch(server: ServerProcess): Promise<Response> {
  return fetch(`${server.origin}${watchChanges.path}`, { headers: { authorization: `Bearer ${BOOTSTRAP_KEY}` } });
}

async function submitFrom(browser: RemoteBrowser): Promise<Application> {
  let application = await browser.call(startApplication, { body: { businessId: null } });
  const params = { applicationId: application.applicationId };
  while (application.applicationStep !== 'complete') {
    if (application.applicationStep === 'revenue')
      await browser.upload(uploadStatement, { params, fileName: 'january.pdf', content: pdfOfSize(PDF_BYTES, 1) });
    await goingOn(application).send(browser);
    application = await browser.call(getApplication, { params });
  }
  return application;
}

/** Saves an application concurrently: one save wins, and the others get a conflict, as without a pooler. */
async function saveOnce(browser: RemoteBrowser): Promise<void> {
  const begun = await browser.call(startApplication, { body: { businessId: null } });
  const params = { applicationId: begun.applicationId };
  const application = await goingOn(begun).send(browser);
  const { version } = application;
  const save = () => typing(application, 'businessStructure', 'Pooled inc.').send(browser);
  const saved = await Promise.allSettled(Array.from({ length: SAVES }, () => withRetries(save)));
  const refusals = saved.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(refusals.filter((each) => !each.endsWith('409 errorVersionConflict'))).toEqual([]);
  expect(await browser.call(getApplication, { params })).toMatchObject({ version: version + 1 });
}

test.skipIf(!canPool)(
  'behind PgBouncer, two processes handle applications and 50 concurrent saves, and send changes over a direct connection',
  limits,
  async () => {
    const start = await openPooled(true);
    const [watching, serving] = [await start(), await start()];
    const events = eventsOf(await watch(watching));
    expect(await events.next()).toMatchObject({ value: { applicationIds: null, viewersOf: [] }, done: false });

    const browser = await signUpRemotely(serving.origin, 'pooled@example.com');
    const submitted = await submitFrom(browser);
    expect(submitted).toMatchObject({ status: 'underReview', applicationStep: 'complete' });
    expect((await events.next()).value).toMatchObject({ applicationIds: [submitted.applicationId] });

    const other = await signUpRemotely(watching.origin, 'other@example.com');
    await Promise.all([saveOnce(browser), saveOnce(other)]);

    const outputs = [watching, serving].map(({ output }) => output.stdout);
    expect(outputs.filter((text) => LOST_STATEMENTS.test(text) || text.includes(POLLS_ONLY))).toEqual([]);
    expect(await serving.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

test.skipIf(!canPool)(
  'with only PgBouncer, a server migrates and serves, logs once that consoles poll, and sends no changes',
  limits,
  async () => {
    const server = await (await openPooled(false))();
    const streams = await Promise.all([watch(server), watch(server)]);
    const browser = await signUpRemotely(server.origin, 'alone@example.com');
    expect(await submitFrom(browser)).toMatchObject({ status: 'underReview' });
    const received: unknown[] = [];
    const hearing = streams.map(async (stream) => {
      for await (const event of eventsOf(stream)) received.push(event);
    });
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await Promise.all(hearing);
    expect(received).toEqual([]);
    expect(server.output.stdout.split(POLLS_ONLY)).toHaveLength(2);
    expect(server.output.stdout).not.toMatch(LOST_STATEMENTS);
  },
);
