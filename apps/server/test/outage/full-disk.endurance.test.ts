import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEGABYTE, MINUTE_MS } from '@portal/contract/constants';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { listStatements, removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { ResponseLost, type RemoteBrowser, signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type ServerProcess, causesIn, isReady, startServerProcess } from '../processes/server-process.ts';
import { mountSmallDisk, NO_DISK } from '../processes/small-disk.ts';

const DISK_BYTES = 24 * MEGABYTE;
const FILE_BYTES = 7 * MEGABYTE;
const FIT = 3;
const POLL = { timeout: MINUTE_MS, interval: 50 };

test.skipIf(!availableDatabases().includes('postgres'))(
  'a full file disk refuses the next file, loses none, and accepts it once there is space',
  { timeout: 6 * MINUTE_MS },
  async ({ skip }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-full-'));
    const files = path.join(dataDir, 'files');
    const unmount = mountSmallDisk(files, DISK_BYTES);
    // Registered last, so it runs first.
    onTestFinished(async () => {
      unmount?.();
      await rm(dataDir, { recursive: true, force: true });
    });
    if (unmount === undefined) return skip(NO_DISK);
    const { start, metrics } = await openServers(dataDir);
    const server = await start();
    const browser = await signUpRemotely(server.origin, 'full@example.com');
    const at = { params: { applicationId: await openApplicant(browser).reachUpload() } };
    const storedFiles = async () =>
      (await readdir(files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
    const before = await storedFiles();

    expect(await partsOf(server)).toMatchObject({ files: true });
    const acknowledged = [await send(browser, at.params, 0)];
    expect(await partsOf(server)).toMatchObject({ files: true });
    for (let serial = 1; serial < FIT; serial += 1) acknowledged.push(await send(browser, at.params, serial));
    expect(await partsOf(server)).toMatchObject({ files: false });
    expect(await metrics()).toMatch(/^portal_part_ready\{part="files"\} 0$/mu);

    const refused: unknown = await send(browser, at.params, FIT).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ResponseLost);
    expect((refused as ResponseLost).message).toMatch(/503: \{.*"code":"errorUnavailable"/u);
    expect(Number((refused as ResponseLost).retryAfter)).toBeGreaterThan(0);
    await expect.poll(() => causesIn(server), POLL).toContain('ENOSPC');
    expect(await metrics()).toMatch(
      /^portal_outside_calls_total\{service="files",call="write",outcome="ENOSPC"\} 1$/mu,
    );

    expect(await isReady(server.origin)).toBe(true);
    await openApplicant(await signUpRemotely(server.origin, 'meanwhile@example.com')).reachUpload();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const next = await start();
    const again = browser.at(next.origin);
    expect(await readBack(again, next)).toEqual(expect.arrayContaining(acknowledged));
    const { statements } = await again.call(listStatements, at);
    expect(statements.map(({ sha256 }) => sha256).sort()).toEqual(acknowledged.toSorted());
    expect(await storedFiles()).toBe(before + FIT);

    for (const { statementId } of statements.slice(1))
      await again.call(removeStatement, { params: { ...at.params, statementId } });
    await expect.poll(() => partsOf(next), POLL).toMatchObject({ files: true });
    const taken = await send(again, at.params, FIT);
    expect((await again.call(listStatements, at)).statements.map(({ sha256 }) => sha256)).toContain(taken);
    expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

async function openServers(dataDir: string) {
  const database = await createPostgresDatabase();
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  let server: ServerProcess | undefined;
  onTestFinished(async () => {
    await server?.end('SIGKILL');
    await database.drop();
  });
  return {
    start: async () => {
      const environment = { PORT: port, METRICS_PORT: metricsPort, DATA_DIR: dataDir, DATABASE_URL: database.url };
      server = startServerProcess(environment);
      await server.ready();
      return server;
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  };
}

async function partsOf({ origin }: ServerProcess): Promise<unknown> {
  return (await fetch(`${origin}/readyz`)).json();
}

async function readBack(browser: RemoteBrowser, { origin }: ServerProcess): Promise<string[]> {
  const { path: ticket } = await browser.call(createExportTicket, { body: { language: 'en' } });
  const archive = await (await fetch(`${origin}${ticket}`)).arrayBuffer();
  return Object.values(unzipSync(new Uint8Array(archive))).map(hashOf);
}

async function send(browser: RemoteBrowser, params: Record<string, string>, serial: number): Promise<string> {
  const content = pdfOfSize(FILE_BYTES, serial);
  const saved = await browser.upload(uploadStatement, { params, fileName: `${String(serial)}.pdf`, content });
  expect(saved.sha256).toBe(hashOf(content));
  return saved.sha256;
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
