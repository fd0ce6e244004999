import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { addMonths, productDay } from '@portal/contract/calendar';
import { MEGABYTE, MINUTE_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { openFilePlace } from '../file-places.ts';
import { freePort } from '../processes/free-port.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { scannedMonth } from '@portal/statements/corpus/scanned-month';

/** Full runs only: it takes minutes, and other work on the machine distorts its figures. */
const isFull = process.env.TEST_FULL === '1';
const FILES = 10;
const ROUNDS = 3;
const ROWS_OF_SCAN = 110;
/** Share of the limit above which the alert `PortalMemory` fires. */
const SHARE = 0.85;
const GIBIBYTE = 2 ** 30;
const CHUNKS = 5_000_000;
const CHUNK_SENDERS = 4;
const CHUNK_WRITES = 100;
const POLL = { timeout: 15 * MINUTE_MS, interval: 500 };

const capacity = readFileSync(new URL('../../../../docs/capacity.md', import.meta.url), 'utf8');

test
  .skipIf(!isFull || platform() !== 'linux' || !availableDatabases().includes('postgres'))
  .for([{ roles: ['web', 'worker'] }, { roles: ['both'] }])(
  '$roles: each process stays under its memory limit from docs/capacity.md',
  { timeout: 25 * MINUTE_MS },
  async ({ roles }, { annotate }) => {
    const servers = await startProcesses(roles);
    const held = async (what: string) => {
      for (const [role, server] of servers) {
        const bytes = server.takeHighestMemory();
        await annotate(`${role}, ${what}: ${(bytes / MEGABYTE).toFixed(0)} MB`);
        expect([role, what, bytes < SHARE * limitOf(role)]).toEqual([role, what, true]);
      }
    };
    for (const [, server] of servers) server.takeHighestMemory();
    await held('at rest');

    const [[, web]] = servers;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { send, untilRead } = await openSender(web);
      await Promise.all(
        Array.from({ length: FILES }, (_, serial) => send(pdfOfSize(STATEMENT_FILE_MAXIMUM_BYTES, serial))),
      );
      await untilRead();
      await held('ten files of 15 MB at once');
    }
    const { send, untilRead } = await openSender(web);
    const month = addMonths(productDay(new Date()).slice(0, 7), -1);
    await send((await scannedMonth(month, { rows: ROWS_OF_SCAN })).content);
    await untilRead();
    await held('a scan of four pages');
  },
);

test.skipIf(platform() !== 'linux' || !availableDatabases().includes('postgres'))(
  'five million one-byte chunks to an open route take less than 40 MB',
  { timeout: 5 * MINUTE_MS },
  async ({ annotate }) => {
    const [[, server]] = await startProcesses(['both']);
    const before = server.takeHighestMemory();
    await Promise.all(Array.from({ length: CHUNK_SENDERS }, () => sendChunks(server)));
    const grown = server.takeHighestMemory() - before;
    await annotate(`${(grown / MEGABYTE).toFixed(0)} MB`);
    expect(grown).toBeLessThan(40 * MEGABYTE);
  },
);

async function sendChunks({ origin }: ServerProcess): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
  const head = [
    'POST /api/bank-notices HTTP/1.1',
    'Host: localhost',
    `flinks-authenticity-key: ${'A'.repeat(43)}=`,
    'Transfer-Encoding: chunked',
  ];
  socket.write([...head, '', ''].join('\r\n'));
  const ended = finished(socket).catch(() => undefined);
  const chunks = Buffer.from('1\r\nX\r\n'.repeat(CHUNKS / CHUNK_SENDERS / CHUNK_WRITES));
  for (let write = 0; write < CHUNK_WRITES && !socket.destroyed; write += 1)
    if (!socket.write(chunks)) await Promise.race([once(socket, 'drain'), ended]);
  socket.end('0\r\n\r\n');
  await ended;
}

type Servers = [[string, ServerProcess], ...[string, ServerProcess][]];

async function startProcesses(roles: readonly string[]): Promise<Servers> {
  const place = await openFilePlace('s3');
  const database = await createPostgresDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-process-memory-'));
  const servers: [string, ServerProcess][] = [];
  onTestFinished(async () => {
    for (const [, server] of servers) await server.end('SIGKILL');
    await Promise.all([place.close(), database.drop(), rm(dataDir, { recursive: true, force: true })]);
  });
  for (const role of roles) {
    const server = startServerProcess({
      PORT: String(await freePort()),
      PORTAL_ROLE: role === 'both' ? 'web,worker' : role,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...place.environment,
    });
    servers.push([role, server]);
    await server.ready();
  }
  return servers as Servers;
}

async function openSender({ origin }: ServerProcess) {
  const browser = await signUpRemotely(origin, `${randomUUID()}@example.com`);
  const params = { applicationId: await openApplicant(browser).reachUpload() };
  const countUnread = async () => {
    await browser.renew();
    const { statements } = await browser.call(listStatements, { params });
    return statements.filter(({ reading }) => reading.state === 'waiting').length;
  };
  return {
    send: (content: Buffer) =>
      browser.upload(uploadStatement, { params, fileName: `statement-${randomUUID()}.pdf`, content }),
    untilRead: () => expect.poll(countUnread, POLL).toBe(0),
  };
}

function limitOf(role: string): number {
  const name = role === 'both' ? 'both roles' : `\`PORTAL_ROLE=${role}\``;
  const row = capacity.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  return Number(/\| ([\d.]+) GiB +\|/u.exec(row)?.[1]) * GIBIBYTE;
}
