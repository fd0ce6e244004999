import { type AddressInfo, connect } from 'node:net';
import { finished } from 'node:stream/promises';
import { SECOND_MS } from '@portal/contract/constants';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, type ExpectStatic, test } from 'vitest';
import { registerSlowBodies } from './slow-bodies.ts';

/** Three times the limits, for a machine that is busy with other tests. */
const TEST_LIMIT_MS = 90 * SECOND_MS;
const SLOW_BYTES_PER_SECOND = 60;

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify({ requestTimeout: 300 * SECOND_MS });
  registerSlowBodies(app);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/upload', { config: { isUpload: true } }, async ({ raw }) => {
    await finished(raw.resume());
    return 'complete';
  });
  app.post('/refused', { config: { isUpload: true } }, (_request, reply) => reply.code(401).send('refused'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends the head of a body of 1 MB, then `bytesPerSecond`. @returns what came back, and after how long it was closed */
function send(path: string, bytesPerSecond: number): Promise<{ response: string; seconds: number }> {
  const start = performance.now();
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('error', () => undefined).on('data', (bytes) => (response += bytes.toString()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data\r\nContent-Length: 1000000\r\n\r\n`,
  );
  const dripping = setInterval(() => socket.write('x'.repeat(bytesPerSecond)), SECOND_MS);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ response, seconds: (performance.now() - start) / SECOND_MS });
    });
  });
}

describe.concurrent('slow bodies', () => {
  const within = (expect: ExpectStatic, seconds: number, least: number, most: number) => {
    expect(seconds).toBeGreaterThan(least);
    expect(seconds).toBeLessThan(most);
  };

  test('an upload of 60 bytes a second is closed', { timeout: TEST_LIMIT_MS }, async ({ expect }) => {
    const { response, seconds } = await send('/upload', SLOW_BYTES_PER_SECOND);
    expect(response).toBe('');
    within(expect, seconds, 14, 60);
  });

  test('a refused body gets its response and is cut off', { timeout: TEST_LIMIT_MS }, async ({ expect }) => {
    const { response, seconds } = await send('/refused', SLOW_BYTES_PER_SECOND);
    expect(response).toContain('401');
    within(expect, seconds, 4, 30);
  });

  test('a slow phone may take its time', { timeout: TEST_LIMIT_MS }, async ({ expect }) => {
    const { response, seconds } = await send('/upload', 40_000);
    expect(response).toContain('complete');
    within(expect, seconds, 20, 80);
  });
});
