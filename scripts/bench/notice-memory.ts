import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { platform } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { MEGABYTE, SECOND_MS } from '@portal/contract/constants';
import type { Measurement } from './measurement.ts';
import { readMemory } from './server-memory.ts';

const POSTS = 60;
const BODY_BYTES = 16 * MEGABYTE;
/** Looks like a signature, which the server can check only once the body is complete. */
const FORGED = `${'A'.repeat(43)}=`;
/** The 64 MB that all bodies may hold, and as much again for those being refused. */
const GROWTH_MAXIMUM_MEGABYTES = 128;
/** Shorter than the server waits for the rest of a body. */
const HELD_MS = 10 * SECOND_MS;
const SAMPLE_MS = 250;

/** "notice memory": growth of the process while unsigned bank notices are held open one byte short of their end. */
export async function measureNoticeMemory(name: string, port: number, metricsPort: number): Promise<Measurement> {
  const before = await readMemory(metricsPort);
  const body = Buffer.alloc(BODY_BYTES - 1);
  let refused = 0;
  const sockets = Array.from({ length: POSTS }, (_, index) => post(port, addressOf(index), body, () => (refused += 1)));
  let highest = before.resident;
  for (const until = performance.now() + HELD_MS; performance.now() < until;) {
    highest = Math.max(highest, (await readMemory(metricsPort)).resident);
    await delay(SAMPLE_MS);
  }
  const closed = sockets.filter((socket) => !socket.closed).map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  const growth = highest - before.resident;
  return {
    row: `notice memory, ${name}`,
    name: `growth under ${String(POSTS)} unsigned bank notices at once ÷ ${String(GROWTH_MAXIMUM_MEGABYTES)} MB`,
    ratio: growth / GROWTH_MAXIMUM_MEGABYTES,
    target: { atMost: 1 },
    figures: { megabytesGrown: growth, megabytesBefore: before.resident, refused },
  };
}

/**
 * Uses a separate address per notice if the machine has several, since each address may hold only half of the limit.
 */
function addressOf(index: number): string {
  return platform() === 'linux' ? `127.0.1.${String(index + 1)}` : '127.0.0.1';
}

function post(port: number, localAddress: string, body: Buffer, refuse: () => void): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.once('data', refuse);
  const head = [
    'POST /api/bank-notices HTTP/1.1',
    'Host: localhost',
    `Content-Length: ${String(body.length + 1)}`,
    `flinks-authenticity-key: ${FORGED}`,
  ];
  socket.write([...head, '', ''].join('\r\n'));
  socket.write(body);
  return socket;
}
