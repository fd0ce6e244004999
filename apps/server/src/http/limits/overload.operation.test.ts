import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ordinaryDatabases } from '../../../test/database/databases.ts';
import { openTestServer } from '../../../test/test-context.ts';
import { WAIT } from '../../../test/wait.ts';
import { buildApp } from '../../app.ts';

const BLOCK_MS = 900;
/** Enough to fill a whole sampling period, even if they start in the middle of one. */
const BLOCKS = 5;
const clock = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

function block(): void {
  Atomics.wait(clock, 0, 0, BLOCK_MS);
}

test('an overloaded server rejects calls, stays ready if it was ready before, and has balancers prefer others', async () => {
  const server = await openTestServer(ordinaryDatabases()[0] ?? 'pglite');
  const app = await buildApp(server.context, { shedsLoad: true });
  const askWhileBusy = async () => {
    const asked = [];
    for (let blocks = 0; blocks < BLOCKS; blocks += 1) {
      block();
      asked.push(Promise.all(['/api/openapi.json', '/healthz', '/readyz', '/leavez'].map((url) => app.inject(url))));
      await nextTurn();
    }
    return Promise.all(asked);
  };
  const becomesReady = () =>
    expect
      .poll(async () => {
        const [ready, leave] = await Promise.all([app.inject('/readyz'), app.inject('/leavez')]);
        return [ready.statusCode, ready.json<object>(), leave.statusCode];
      }, WAIT)
      .toEqual([200, expect.objectContaining({ database: true, overloaded: false }), 404]);

  const atStart = await askWhileBusy();
  expect(new Set(atStart.map(([, , readiness]) => readiness?.statusCode))).toEqual(new Set([503]));
  await becomesReady();

  const responses = await askWhileBusy();
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
  expect(responses.map(([, , readiness]) => readiness?.statusCode)).toEqual(Array<number>(BLOCKS).fill(200));
  expect(responses.map(([, , readiness]) => readiness?.json<object>())).toContainEqual(
    expect.objectContaining({ database: true, overloaded: true }),
  );
  expect(responses.map(([, , , leave]) => leave?.statusCode)).toContain(503);

  await becomesReady();
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
  await app.close();
  await server.close();
});
