import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { listApplications } from '@portal/contract/operations/application';
import { listStatements, removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { ResponseLost, type RemoteBrowser, signUpRemotely, withRetries } from '../remote-browser.ts';
import { pdfOfSize } from '../sample-pdfs.ts';
import { isReady, startServerProcess } from '../server-process.ts';

const DISK_BYTES = 8_000_000;
const FILE_BYTES = 3_000_000;
/** More than fit. */
const FILES = 4;

/** A disk of its own for a folder; undefined where that is not allowed. */
function mountSmallDisk(folder: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_BYTES)}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}

test.skipIf(!availableDatabases().includes('postgres'))(
  'a disk that is full refuses files, loses none, and takes the next one once there is room',
  { timeout: 6 * MINUTE_MS },
  async ({ skip }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-full-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const files = path.join(dataDir, 'files');
    const unmount = mountSmallDisk(files);
    if (unmount === undefined) return skip('Nobody may mount a disk here.');
    const database = await createPostgresDatabase();
    const server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      unmount();
      await database.drop();
    });
    await server.ready();
    const browser = await signUpRemotely(server.origin, 'full@example.com');
    const applicationId = await openApplicant(browser).reachUpload();
    const at = { params: { applicationId } };

    const countStored = async () =>
      (await readdir(files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
    const before = await countStored();
    const { acknowledged, refused } = await fillDisk(browser, applicationId);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused).toBeInstanceOf(ResponseLost);
    expect(Number((refused as ResponseLost).retryAfter)).toBeGreaterThan(0);

    // Everything else goes on, what was taken is there, and nothing half is.
    expect(await isReady(server.origin)).toBe(true);
    await browser.call(listApplications);
    const { statements } = await browser.call(listStatements, at);
    expect(statements.map(({ sha256 }) => sha256).sort()).toEqual(acknowledged.toSorted());
    expect(await countStored()).toBe(before + acknowledged.length);

    const [first] = statements;
    await browser.call(removeStatement, { params: { applicationId, statementId: first?.statementId ?? '' } });
    // Its file goes with a job.
    const again = await withRetries(() => send(browser, applicationId, FILES));
    expect((await browser.call(listStatements, at)).statements.map(({ sha256 }) => sha256)).toContain(again);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

/** @returns what was taken, and why the next one was not */
async function fillDisk(browser: RemoteBrowser, applicationId: string) {
  const acknowledged: string[] = [];
  for (let serial = 0; serial < FILES; serial += 1) {
    try {
      acknowledged.push(await send(browser, applicationId, serial));
    } catch (refused) {
      return { acknowledged, refused };
    }
  }
  return { acknowledged, refused: undefined };
}

async function send(browser: RemoteBrowser, applicationId: string, serial: number): Promise<string> {
  const content = pdfOfSize(FILE_BYTES, serial);
  const params = { applicationId };
  const saved = await browser.upload(uploadStatement, { params, fileName: `${String(serial)}.pdf`, content });
  expect(saved.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  return saved.sha256;
}
