import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { SECOND_MS } from '@portal/contract/constants';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WAIT } from '../../../test/wait.ts';
import { registerSlowBodies } from './slow-bodies.ts';

const BODY_BYTES = 1_000_000;
const HEAD = `Host: localhost\r\nContent-Type: multipart/form-data\r\nContent-Length: ${String(BODY_BYTES)}\r\n\r\n`;

let app: FastifyInstance;
let port: number;
let arrived: Socket | undefined;

beforeAll(async () => {
  app = fastify({ requestTimeout: 300 * SECOND_MS });
  registerSlowBodies(app);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    arrived = raw.socket;
    done();
  });
  app.post('/upload', { config: { isUpload: true } }, async ({ raw }) => {
    await finished(raw.resume());
    return 'complete';
  });
  app.post('/piped', async ({ raw }) => {
    await pipeline(raw, new Writable({ write: (_bytes, _encoding, done) => done() }));
    return 'complete';
  });
  app.post('/parsed', () => 'complete');
  app.post('/refused', { config: { isUpload: true } }, (_request, reply) => reply.code(401).send('refused'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());
beforeEach(() => {
  arrived = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

function open(path: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let response = '';
  socket.on('data', (bytes) => (response += bytes.toString()));
  const head = `POST ${path} HTTP/1.1\r\n${HEAD}`;
  socket.write(head);
  let sent = head.length;
  const send = async (bytes: number) => {
    if (bytes > 0) socket.write('x'.repeat(bytes));
    sent += bytes;
    await vi.waitUntil(() => (arrived?.bytesRead ?? 0) >= sent, WAIT);
  };
  return {
    socket,
    send,
    response: () => response,
    sendFor: async (seconds: number, bytesPerSecond: number) => {
      await send(bytesPerSecond * seconds);
      vi.advanceTimersByTime(seconds * SECOND_MS);
    },
  };
}

test('an upload of 60 bytes a second is closed after 15 seconds', async () => {
  const { socket, sendFor, response } = open('/upload');
  await sendFor(14, 60);
  expect(arrived?.destroyed).toBe(false);
  await sendFor(1, 60);
  await once(socket, 'close');
  expect(response()).toBe('');
});

test('a refused body gets its response and is cut off after 5 seconds', async () => {
  const { socket, send, sendFor, response } = open('/refused');
  await send(60);
  await vi.waitUntil(() => response().includes('401'), WAIT);
  await sendFor(4, 60);
  expect(arrived?.destroyed).toBe(false);
  await sendFor(1, 60);
  await once(socket, 'close');
});

function sendChunks(path: string, type: string, chunk: string, count: number) {
  const sender = connect(port, '127.0.0.1').on('error', () => undefined);
  let response = '';
  sender.on('data', (bytes) => (response += bytes.toString()));
  const head = ['Host: localhost', `Content-Type: ${type}`, 'Transfer-Encoding: chunked'];
  sender.write([`POST ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'));
  sender.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count));
  return { sender, response: () => response };
}

test.each([
  ['/upload', 'multipart/form-data'],
  ['/piped', 'application/pdf'],
  ['/parsed', 'application/json'],
])('a body of thousands of one-byte chunks to %s is closed, and one of larger chunks is not', async (path, type) => {
  const tiny = sendChunks(path, type, ' ', 5000);
  await once(tiny.sender, 'close');
  expect(tiny.response()).toBe('');

  const larger = sendChunks(path, type, '"a"'.padEnd(32), type === 'application/json' ? 1 : 5000);
  larger.sender.write('0\r\n\r\n');
  await vi.waitUntil(() => larger.response().includes('complete'), WAIT);
  larger.sender.destroy();
});

test('a slow phone has enough time', async () => {
  const { socket, send, sendFor, response } = open('/upload');
  for (let second = 0; second < 24; second += 1) await sendFor(1, 40_000);
  await send(BODY_BYTES - 24 * 40_000);
  await vi.waitUntil(() => response().includes('complete'), WAIT);
  socket.destroy();
});
