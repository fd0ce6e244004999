import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SECOND_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { bytesInS3 } from '../platform/file-store/s3.ts';
import { readinessOf } from './health.ts';

const caddyfile = readFileSync(fileURLToPath(new URL('../../../../deploy/caddy/Caddyfile', import.meta.url)), 'utf8');
const isReady = { ready: () => Promise.resolve(true) };

/** A store that accepts connections and says nothing. */
async function openSilentStore() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const access = {
    bucket: 'portal',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    region: 'us-east-1',
    forcePathStyle: true,
  };
  const store = bytesInS3({ ...access, endpoint: `http://127.0.0.1:${String(port)}` });
  onTestFinished(() => {
    store.close();
    server.close();
  });
  return store;
}

test('a store of files that hangs is told before a balancer gives up on the question', async () => {
  const files = await openSilentStore();
  const [, patience] = /health_timeout (\d+)s/u.exec(caddyfile) ?? [];
  const askedAt = performance.now();
  const { isReady: wantsTraffic, parts } = await readinessOf({ database: isReady, jobs: isReady, files } as never, {
    hasBegun: false,
  });
  expect(performance.now() - askedAt).toBeLessThan(0.75 * Number(patience) * SECOND_MS);
  expect(wantsTraffic).toBe(true);
  expect(parts).toEqual({ database: true, jobs: true, files: false });
});
