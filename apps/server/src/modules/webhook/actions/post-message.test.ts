import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { InternalReceiver, postMessage } from './post-message.ts';

let receiver: Server;
let port: number;
const taken: string[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.on('data', (bytes: Buffer) => taken.push(bytes.toString()));
    const isRedirected = request.url === '/elsewhere';
    request.on('end', () => response.writeHead(isRedirected ? 302 : 204, { location: '/' }).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  ({ port } = receiver.address() as AddressInfo);
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => void taken.splice(0));

const post = (host: string, mayStayInside: boolean, path = '/') =>
  postMessage(new URL(`http://${host}:${String(port)}${path}`), {
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(20_000),
    mayStayInside,
  });

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
  '%s is refused as a receiver',
  async (host) => {
    await expect(post(host, false)).rejects.toBeInstanceOf(InternalReceiver);
    expect(taken).toEqual([]);
  },
);

test('an internal receiver is reached if allowed', async () => {
  expect(await post('localhost', true)).toBe(204);
  expect(taken).toEqual(['{}']);
});

test('redirects are not followed', async () => {
  expect(await post('127.0.0.1', true, '/elsewhere')).toBe(302);
  expect(taken).toEqual(['{}']);
});
