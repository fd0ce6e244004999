import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { requestLogin } from '@portal/contract/operations/auth';
import { expect, onTestFinished, test } from 'vitest';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { ofProcesses, startServerProcess, statusOf } from '../processes/server-process.ts';

const ADMINISTRATOR = 'chief@lender.example';
const POLL = { timeout: 2 * MINUTE_MS, interval: 50 };

test.runIf(availableDatabases().includes('postgres'))(
  'one process serves requests, invites the administrator, and leaves mails to another, which serves no requests',
  ofProcesses,
  async () => {
    const [dataDir, database, smtp] = [
      await mkdtemp(path.join(tmpdir(), 'portal-roles-')),
      await createPostgresDatabase(),
      await openMailServer(),
    ];
    onTestFinished(async () => {
      await smtp.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const start = async (role: 'web' | 'worker') => {
      const server = startServerProcess({
        PORTAL_ROLE: role,
        STAFF_ADMIN_EMAIL: ADMINISTRATOR,
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      });
      onTestFinished(async () => {
        await server.end('SIGKILL');
      });
      await server.ready();
      return server;
    };
    const web = await start('web');
    const asked = await fetch(`${web.origin}${requestLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com', rememberMe: false, language: 'en' }),
    });
    expect(asked.status).toBe(200);
    // A worker would look for a job when it stops, if not before.
    await web.end('SIGTERM');
    expect(smtp.mails).toEqual([]);

    const worker = await start('worker');
    const addressees = () => smtp.mails.map(({ to }) => [to].flat()[0]?.text).sort();
    await expect.poll(addressees, POLL).toEqual(['ana@example.com', ADMINISTRATOR]);
    expect(await statusOf(`${worker.origin}/healthz`)).toBe(200);
    const refused = await fetch(`${worker.origin}${requestLogin.path}`, { method: 'POST' });
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'errorNotFound' }]);
    expect(await worker.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);
