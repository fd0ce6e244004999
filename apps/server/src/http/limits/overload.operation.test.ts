import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ordinaryDatabases } from '../../../test/database/databases.ts';
import { openTestServer } from '../../../test/test-context.ts';
import { WAIT } from '../../../test/wait.ts';
import { buildApp } from '../../app.ts';

const BLOCK_MS = 900;
const BLOCKS = 3;

function block(): void {
  const end = performance.now() + BLOCK_MS;
  while (performance.now() < end);
}

test('calls are rejected while the event loop is late, except for the liveness check', async () => {
  const server = await openTestServer(ordinaryDatabases()[0] ?? 'pglite');
  const app = await buildApp(server.context, { shedsLoad: true });
  const becomesCalm = () => expect.poll(async () => (await app.inject('/api/openapi.json')).statusCode, WAIT).toBe(200);
  await becomesCalm();

  const asked = [];
  for (let blocks = 0; blocks < BLOCKS; blocks += 1) {
    block();
    asked.push(Promise.all(['/api/openapi.json', '/healthz', '/readyz'].map((url) => app.inject(url))));
    await nextTurn();
  }
  const responses = await Promise.all(asked);
  const refused = responses.flatMap(([response]) => response ?? []).filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { statusCode, headers, body } of refused) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ code: 'errorUnavailable' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
  }
  expect(responses.map(([, health]) => health?.statusCode)).toEqual(Array<number>(BLOCKS).fill(200));
  // A balancer then routes calls to less busy servers.
  expect(responses.map(([, , readiness]) => readiness?.statusCode)).toContain(503);

  await becomesCalm();
  await app.close();
  await server.close();
});
