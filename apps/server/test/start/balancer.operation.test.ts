import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { listApplications } from '@portal/contract/operations/application';
import { removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { watchChanges } from '@portal/contract/operations/staff-changes';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { availableBalancers, type BalancerName, startBalancer } from '../balancers.ts';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { openMailServer } from '../mail-server.ts';
import { type RemoteBrowser, signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '../sample-pdfs.ts';
import { startServerProcess, statusOf } from '../server-process.ts';

const POLL = { timeout: 2 * MINUTE_MS, interval: 50 };
const ROUNDS = 5;
const PEOPLE = 4;
const FILE_BYTES = 300_000;
const STAFF_KEY = `staff_${'k'.repeat(40)}`;

/** Minutes of restarts under load: a full trial. */
const isTried = process.env.TEST_FULL === '1' && availableDatabases().includes('postgres');
const names = isTried ? availableBalancers() : [];
/** Shown as skipped where none is tried. */
const named: readonly BalancerName[] = names.length > 0 ? names : ['nginx'];

/** Two servers that share everything, behind a balancer as deploy/ configures it. */
async function openPortal(name: BalancerName) {
  const [dataDir, database, smtp] = [
    await mkdtemp(path.join(tmpdir(), 'portal-balanced-')),
    await createPostgresDatabase(true),
    await openMailServer(),
  ];
  const ports = [String(await freePort()), String(await freePort())];
  const balancer = await startBalancer(
    name,
    ports.map((port) => `127.0.0.1:${port}`),
  );
  onTestFailed(() => {
    process.stderr.write(`${balancer.origin}\n${balancer.output.text}`);
  });
  const start = async (port: string) => {
    const server = startServerProcess({
      PORT: port,
      PUBLIC_URL: balancer.origin,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '5',
      PORTAL_BOOTSTRAP_KEY: STAFF_KEY,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    });
    await server.ready();
    return server;
  };
  const servers: Awaited<ReturnType<typeof start>>[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await balancer.stop();
    await smtp.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  for (const port of ports) servers.push(await start(port));
  const document = '/api/openapi.json';
  const reached = async () => {
    await statusOf(`${balancer.origin}${document}`);
    return servers.every(({ output }) => output.stdout.includes(document));
  };
  await expect.poll(reached, POLL).toBe(true);

  return {
    balancer,
    signUp: (email: string) =>
      signUpRemotely(balancer.origin, email, (to) =>
        Promise.resolve(
          smtp.mails
            .filter((mail) => [mail.to].flat()[0]?.text === to)
            .map(({ text = '' }) => ({ text }))
            .at(-1),
        ),
      ),
    /** Stops one after the other as an operator does, and waits until the new one is ready and the balancer knows. */
    restartEach: async () => {
      for (const [index, port] of ports.entries()) {
        expect(await servers[index]?.end('SIGTERM')).toEqual({ code: 0, signal: null });
        const server = await start(port);
        servers[index] = server;
        await expect.poll(() => server.output.stdout, POLL).toContain(listApplications.path);
      }
    },
  };
}

/** Reads, writes and uploads until told to stop. Any call that is not answered as it should be ends it with an error. */
async function work(browser: RemoteBrowser, isDone: () => boolean): Promise<number> {
  const applicationId = await openApplicant(browser).reachUpload();
  let calls = 0;
  for (; !isDone(); calls += 4) {
    await browser.call(listApplications);
    await browser.renew();
    const { statementId } = await browser.upload(uploadStatement, {
      params: { applicationId },
      fileName: 'march.pdf',
      content: pdfOfSize(FILE_BYTES, calls),
    });
    await browser.call(removeStatement, { params: { applicationId, statementId } });
  }
  return calls;
}

test.skipIf(names.length === 0).each(named)(
  'behind %s, one server after the other restarts and nobody loses a call',
  { timeout: 5 * MINUTE_MS },
  async (name) => {
    const { balancer, signUp, restartEach } = await openPortal(name);
    const browsers: RemoteBrowser[] = [];
    for (let person = 1; person <= PEOPLE; person += 1) browsers.push(await signUp(`balanced-${person}@example.com`));

    const restarts = { areDone: false };
    const working = Promise.all(browsers.map((browser) => work(browser, () => restarts.areDone)));
    // Whoever loses a call ends the test at once.
    const restarting = (async () => {
      for (let round = 0; round < ROUNDS; round += 1) await restartEach();
    })().finally(() => {
      restarts.areDone = true;
    });
    const [calls] = await Promise.all([working, restarting]);
    expect(Math.min(...calls)).toBeGreaterThan(0);

    // What the monitoring asks is not for everybody, and events come as they happen.
    expect(await statusOf(`${balancer.origin}/readyz`)).toBe(404);
    const stream = await fetch(`${balancer.origin}${watchChanges.path}`, {
      headers: { authorization: `Bearer ${STAFF_KEY}` },
    });
    const first = await stream.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe(':\n\n');
  },
);
