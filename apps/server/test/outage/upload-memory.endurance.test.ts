import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import { MEGABYTE, MINUTE_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { createPostgresDatabase } from '../database/databases.ts';
import { databasesAndPlaces, openFilePlace } from '../file-places.ts';
import { freePort } from '../processes/free-port.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';

/** Ordinary runs use only the configuration where a file takes the longest path: the others hold no more memory. */
const isFull = process.env.TEST_FULL === '1';
const FILES = 10;
/** Uncollected garbage adds up to 100 MB by chance, so the minimum of several rounds shows what is needed. */
const ROUNDS = 3;
const GROWTH_LIMIT_BYTES = 100 * MEGABYTE;
const QUIET = { timeout: 2 * MINUTE_MS, interval: 200 };

test.skipIf(platform() !== 'linux').for(isFull ? databasesAndPlaces() : databasesAndPlaces().slice(-1))(
  `memory grows by less than 100 MB when ${FILES} files of 15 MB arrive at the same time, on %s with files on %s`,
  { timeout: 5 * MINUTE_MS },
  async ([databaseKind, placeKind], { annotate }) => {
    const place = await openFilePlace(placeKind);
    onTestFinished(() => place.close());
    const database = databaseKind === 'postgres' ? await createPostgresDatabase() : undefined;
    const server = await startServer(place.environment, database);
    const leastOf = async (sendAll: (send: Send) => Promise<unknown>, isEnough: (peak: number) => boolean) => {
      let least = Infinity;
      for (let round = 0; round < ROUNDS && !isEnough(least); round += 1) {
        const sender = await openSender(server);
        server.takeHighestMemory();
        await sendAll(sender.send);
        await sender.untilRead();
        least = Math.min(least, server.takeHighestMemory());
      }
      return least;
    };

    // Two at a time, so that each PDF thread has a file and garbage is collected as under load.
    const twoByTwo = await leastOf(
      async (send) => {
        for (let serial = 0; serial < FILES; serial += 2) await Promise.all([send(serial), send(serial + 1)]);
      },
      () => false,
    );
    const allAtOnce = await leastOf(
      (send) => Promise.all(Array.from({ length: FILES }, (_, serial) => send(serial))),
      (peak) => peak - twoByTwo < GROWTH_LIMIT_BYTES,
    );
    const growth = allAtOnce - twoByTwo;

    await annotate(`${megabytes(twoByTwo)} MB two by two, ${megabytes(growth)} MB more all at once`);
    expect(growth).toBeLessThan(GROWTH_LIMIT_BYTES);
  },
);

async function startServer(
  environment: Record<string, string>,
  database?: { url: string; drop: () => Promise<void> },
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-upload-memory-'));
  const server = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...environment,
    ...(database && { DATABASE_URL: database.url }),
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await Promise.all([database?.drop(), rm(dataDir, { recursive: true, force: true })]);
  });
  await server.ready();
  return server;
}

type Send = (serial: number) => Promise<unknown>;

async function openSender(server: ServerProcess) {
  const browser = await signUpRemotely(server.origin, `${randomUUID()}@example.com`);
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
