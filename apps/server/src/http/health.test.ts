import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SECOND_MS } from '@portal/contract/constants';
import { expect, test } from 'vitest';
import { FILES_ANSWER_WITHIN_MS, readinessOf } from './health.ts';

const caddyfile = readFileSync(fileURLToPath(new URL('../../../../deploy/caddy/Caddyfile', import.meta.url)), 'utf8');
const isReady = { ready: () => Promise.resolve(true) };
const silentStore = { check: () => new Promise<never>(() => undefined) };

test('a file store that hangs is reported, and takes no server out of the balancer', async () => {
  const context = { database: isReady, jobs: isReady, files: silentStore } as never;
  const { isReady: wantsTraffic, parts } = await readinessOf(context, { hasBegun: false });
  expect(wantsTraffic).toBe(true);
  expect(parts).toEqual({ database: true, jobs: true, files: false });
});

test('a balancer’s timeout is longer than a response takes without the store', () => {
  const [, timeout] = /health_timeout (\d+)s/u.exec(caddyfile) ?? [];
  expect(FILES_ANSWER_WITHIN_MS).toBeLessThan(0.75 * Number(timeout) * SECOND_MS);
});
