import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { MEGABYTE } from '@portal/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { WAIT } from '../../../../test/wait.ts';

const FORGED = `${'A'.repeat(43)}=`;

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer('pglite');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => {
  // While a body is unread, the server does not notice that its sender has left, so closing would wait a minute.
  server.app.server.closeAllConnections();
  return server.close();
});

async function announce(headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(['POST /api/bank-notices HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n'));
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString();
}

test.each([
  ['no signature', []],
  ['what is no signature', ['flinks-authenticity-key: x']],
])('with %s a notice is refused before its body is sent', async (_name, headers) => {
  expect(await announce(['Content-Length: 16000000', ...headers])).toMatch(/^HTTP\/1.1 403 /u);
});

test('a body larger than any notice is refused before it is sent', async () => {
  const headers = [`Content-Length: ${String(17 * MEGABYTE)}`, `flinks-authenticity-key: ${FORGED}`];
  expect(await announce(headers)).toMatch(/^HTTP\/1.1 413 /u);
});

test('bodies with forged signatures from one address hold no more than two of the largest', async () => {
  const length = 15 * MEGABYTE;
  const head = ['POST /api/bank-notices HTTP/1.1', 'Host: localhost', `Content-Length: ${String(length)}`];
  const statuses: string[] = [];
  const sockets = Array.from({ length: 6 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('data', (bytes: Buffer) => statuses.push(bytes.toString().slice(0, 12)));
    socket.write([...head, `flinks-authenticity-key: ${FORGED}`, '', ''].join('\r\n'));
    // All but the last byte, so that no body completes.
    socket.write(Buffer.alloc(length - 1));
    return socket;
  });
  await expect.poll(() => statuses, WAIT).toEqual(Array<string>(4).fill('HTTP/1.1 503'));
  for (const socket of sockets) socket.destroy();
});
