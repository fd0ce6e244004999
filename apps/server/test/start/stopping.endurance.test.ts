import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { requestLogin } from '@portal/contract/operations/auth';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { startServerProcess, statusOf } from '../processes/server-process.ts';

const FILE_BYTES = 300_000;
const POLL = { timeout: 2 * MINUTE_MS, interval: 50 };
/** Only reached by a test that hangs: a start may take a minute on a busy machine. */
const LIMIT_MS = 10 * MINUTE_MS;
const STOPPED = { code: 0, signal: null };

async function newEnvironment(kind: 'pglite' | 'postgres') {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-stop-'));
  const database = kind === 'postgres' ? await createPostgresDatabase(true) : undefined;
  onTestFinished(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
}

test('a shutdown lets an upload in progress finish, and the next start has it', { timeout: LIMIT_MS }, async () => {
  const environment = await newEnvironment('pglite');
  const server = startServerProcess(environment);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  await server.ready();
  const browser = await signUpRemotely(server.origin, 'stop@example.com');
  const applicant = openApplicant(browser);
  const applicationId = await applicant.reachUpload();

  const stopped = { exit: server.exit };
  const saved = await browser.upload(uploadStatement, {
    params: { applicationId },
    fileName: 'march.pdf',
    content: pdfOfSize(FILE_BYTES),
    half: async () => {
      expect(await statusOf(`${server.origin}/healthz`)).toBe(200);
      stopped.exit = server.end('SIGTERM');
      await expect.poll(() => statusOf(`${server.origin}/healthz`), POLL).not.toBe(200);
    },
  });
  expect(await stopped.exit).toEqual(STOPPED);
  expect(server.output.stderr).toBe('');

  const next = startServerProcess(environment);
  onTestFinished(async () => {
    await next.end('SIGKILL');
  });
  await next.ready();
  const { statements } = await browser.call(listStatements, { params: { applicationId } });
  // The statement may have been read meanwhile.
  expect(statements).toEqual([{ ...saved, reading: expect.anything() as unknown }]);
  expect(await next.end('SIGINT')).toEqual(STOPPED);
});

test(
  'a server that is shutting down continues to serve until the balancer notices',
  { timeout: LIMIT_MS },
  async () => {
    // The longest drain allowed; a second signal ends it.
    const server = startServerProcess({ ...(await newEnvironment('pglite')), DRAIN_SECONDS: '300' });
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    await server.ready();
    expect(await statusOf(`${server.origin}/leavez`)).toBe(404);
    const stopped = server.end('SIGTERM');
    await expect.poll(() => statusOf(`${server.origin}/readyz`), POLL).toBe(503);
    expect(await statusOf(`${server.origin}/leavez`)).toBe(503);
    const ready = await fetch(`${server.origin}/readyz`);
    expect(await ready.json()).toEqual({ database: true, jobs: true, files: true, leaving: true, overloaded: false });
    const document = await fetch(`${server.origin}/api/openapi.json`);
    expect([document.status, document.headers.get('connection')]).toEqual([200, 'close']);
    await document.arrayBuffer();
    void server.end('SIGTERM');
    expect(await stopped).toEqual(STOPPED);
  },
);

test.each(availableDatabases())(
  'a job interrupted by a shutdown is completed after the next start on %s',
  { timeout: LIMIT_MS },
  async (kind) => {
    const asks = { count: 0, areTaken: false };
    const smtp = await openMailServer({
      onMailFrom: (_address, _session, done) => {
        asks.count += 1;
        if (asks.areTaken) done();
      },
    });
    onTestFinished(() => smtp.stop());
    const environment = { ...(await newEnvironment(kind)), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    const server = startServerProcess(environment);
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    await server.ready();
    const asked = await fetch(`${server.origin}${requestLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com', rememberMe: false, language: 'en' }),
    });
    expect(asked.status).toBe(200);
    await expect.poll(() => asks.count, POLL).toBe(1);
    expect(await server.end('SIGTERM')).toEqual(STOPPED);
    expect(smtp.mails).toEqual([]);

    asks.areTaken = true;
    const next = startServerProcess(environment);
    onTestFinished(async () => {
      await next.end('SIGKILL');
    });
    await expect.poll(() => smtp.mails.length, POLL).toBe(1);
    expect([smtp.mails[0]?.to].flat()[0]?.text).toBe('ana@example.com');
    expect(await next.end('SIGTERM')).toEqual(STOPPED);
  },
);
