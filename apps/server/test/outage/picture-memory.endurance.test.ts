import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import { addMonths, productDay } from '@portal/contract/calendar';
import { MEGABYTE, MINUTE_MS } from '@portal/contract/constants';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { ordinaryDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { startServerProcess } from '../processes/server-process.ts';
import { scannedMonth } from '@portal/statements/corpus/scanned-month';

const ROWS = 110;
/** The limit from decision 0020. */
const GROWTH_LIMIT_BYTES = 512 * MEGABYTE;
/** Pictures are read after everything else, which takes minutes on a busy machine. */
const PICTURES = { timeout: 15 * MINUTE_MS, interval: 2000 };

// The server is a separate process with its threads, so the test runner is not measured.
test.skipIf(platform() !== 'linux').for(ordinaryDatabases())(
  'memory grows by less than 512 MB while a four-page scan is being read, on %s',
  { timeout: 18 * MINUTE_MS },
  async (kind, { annotate }) => {
    const database = kind === 'postgres' ? await createPostgresDatabase() : undefined;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-picture-memory-'));
    const server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...(database && { DATABASE_URL: database.url }),
    });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await Promise.all([database?.drop(), rm(dataDir, { recursive: true, force: true })]);
    });
    await server.ready();
    const browser = await signUpRemotely(server.origin, 'scans@example.com');
    const params = { applicationId: await openApplicant(browser).reachUpload() };
    const { content } = await scannedMonth(addMonths(productDay(new Date()).slice(0, 7), -1), { rows: ROWS });

    server.takeHighestMemory();
    const atRest = server.takeHighestMemory();
    await browser.upload(uploadStatement, { params, fileName: 'scan.pdf', content });
    const stateOf = async () => {
      await browser.renew();
      return (await browser.call(listStatements, { params })).statements[0]?.reading.state;
    };
    await expect.poll(stateOf, PICTURES).not.toBe('waiting');
    // A reading that was given up at its limit says nothing about memory.
    expect(await stateOf()).toBe('read');
    const highest = server.takeHighestMemory();

    await annotate(`${megabytes(atRest)} MB at rest, ${megabytes(highest)} MB at most`);
    expect(highest - atRest).toBeLessThan(GROWTH_LIMIT_BYTES);
  },
);

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
