import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import { MEGABYTE, MINUTE_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '../sample-pdfs.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const FILES = 10;
const GROWTH_LIMIT_BYTES = 100 * MEGABYTE;
/** A limit for what hangs. */
const QUIET = { timeout: 2 * MINUTE_MS, interval: 200 };

// The server is a process of its own: neither its senders nor the runner of the tests is measured with it.
test.skipIf(platform() !== 'linux').for(availableDatabases())(
  `grows by less than 100 MB where ${FILES} files of 15 MB arrive at the same time, on %s`,
  { timeout: 5 * MINUTE_MS },
  async (kind, { annotate }) => {
    const server = await startServer(kind === 'postgres' ? await createPostgresDatabase() : undefined);
    const [first, second] = [await openSender(server, 'first'), await openSender(server, 'second')];

    server.takeHighestMemory();
    // Each thread that reads PDFs has a file then, and garbage is collected as it is where there is much of it.
    for (let serial = 0; serial < FILES; serial += 2) await Promise.all([first.send(serial), first.send(serial + 1)]);
    await first.untilRead();
    const twoByTwo = server.takeHighestMemory();
    await Promise.all(Array.from({ length: FILES }, (_, serial) => second.send(serial)));
    await second.untilRead();
    const growth = server.takeHighestMemory() - twoByTwo;

    await annotate(`${megabytes(twoByTwo)} MB two by two, ${megabytes(growth)} MB more all at once`);
    expect(growth).toBeLessThan(GROWTH_LIMIT_BYTES);
  },
);

async function startServer(database?: { url: string; drop: () => Promise<void> }): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-upload-memory-'));
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
  return server;
}

/** A customer at the upload step. */
async function openSender(server: ServerProcess, name: string) {
  const browser = await signUpRemotely(server.origin, `${name}@example.com`);
  const params = { applicationId: await openApplicant(browser).reachUpload() };
  const countUnread = async () => {
    const { statements } = await browser.call(listStatements, { params });
    return statements.filter(({ reading }) => reading.state === 'waiting').length;
  };
  return {
    send: (serial: number) =>
      browser.upload(uploadStatement, {
        params,
        fileName: `statement-${serial}.pdf`,
        content: pdfOfSize(STATEMENT_FILE_MAXIMUM_BYTES, serial),
      }),
    untilRead: () => expect.poll(countUnread, QUIET).toBe(0),
  };
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
