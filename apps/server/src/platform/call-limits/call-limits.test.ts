import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { availableDatabases, openTestDatabase } from '../../../test/database/databases.ts';
import { type AdjustableClock, fixedClock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { createVault } from '../encryption/index.ts';
import { deleteCallCountsEndedBefore } from './call-counts.ts';
import { type CallLimits, createCallLimits } from './call-limits.ts';

const START = new Date('2026-02-10T14:00:00.000Z');
const vault = createVault([{ id: 'test', key: randomBytes(32) }]);

async function countPassed(limits: CallLimits, calls: number, most: number, subject = 'somebody'): Promise<number> {
  let passed = 0;
  for (let call = 0; call < calls; call += 1)
    if (!(await limits.take({ kind: 'calls', subject, most })).isExceeded) passed += 1;
  return passed;
}

describe.each(availableDatabases())('call limits on %s', (kind) => {
  let database: Database;
  let clock: AdjustableClock;
  let limits: CallLimits;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query.deleteFrom('call_count').execute();
    clock = fixedClock(START);
    limits = createCallLimits({ database, vault, clock });
  });

  test('a caller has a quota per minute, and sees what is left', async () => {
    const take = () => limits.take({ kind: 'calls', subject: 'somebody', most: 3 });
    expect(await take()).toEqual({ isExceeded: false, most: 3, remaining: 2, resetMs: 60_000 });
    clock.advance(20);
    await take();
    expect(await take()).toEqual({ isExceeded: false, most: 3, remaining: 0, resetMs: 40_000 });
    expect(await take()).toEqual({ isExceeded: true, most: 3, remaining: 0, resetMs: 40_000 });
    clock.advance(40);
    expect(await take()).toEqual({ isExceeded: false, most: 3, remaining: 2, resetMs: 60_000 });
  });

  test('other callers, and other kinds of calls, are counted separately', async () => {
    expect(await countPassed(limits, 4, 3)).toBe(3);
    expect(await countPassed(limits, 4, 3, 'somebody else')).toBe(3);
    expect((await limits.take({ kind: 'other calls', subject: 'somebody', most: 3 })).isExceeded).toBe(false);
  });

  test('a clock set back starts a new minute', async () => {
    const time = { now: START.getTime() };
    const setBack = createCallLimits({ database, vault, clock: { now: () => new Date(time.now) } });
    expect(await countPassed(setBack, 40, 30)).toBe(30);
    time.now -= HOUR_MS;
    expect((await setBack.take({ kind: 'calls', subject: 'somebody', most: 30 })).isExceeded).toBe(false);
  });
});

describe.runIf(availableDatabases().includes('postgres'))('call limits across processes', () => {
  let database: Database;
  let statements: number;
  let clock: AdjustableClock;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query.deleteFrom('call_count').execute();
    statements = 0;
    clock = fixedClock(START);
  });

  const counting: Pick<Database, 'kind' | 'query'> = {
    kind: 'postgres',
    get query() {
      statements += 1;
      return database.query;
    },
  };
  const processes = (count: number) =>
    Array.from({ length: count }, () => createCallLimits({ database: counting, vault, clock }));

  test.each([1, 10, 20, 600])('a quota of %i per minute is shared by three, to within a twentieth', async (most) => {
    const all = processes(3);
    const passed = await Promise.all(
      all.flatMap((limits) => Array.from({ length: 20 }, () => countPassed(limits, Math.ceil(most / 8), most))),
    );
    const sum = passed.reduce((total, each) => total + each, 0);
    expect(sum).toBeGreaterThanOrEqual(most - all.length);
    expect(sum).toBeLessThanOrEqual(most * (1 + 1 / 20));
    for (const limits of all) await countPassed(limits, most / 20, most);
    const before = statements;
    for (const limits of all) expect(await countPassed(limits, 5, most)).toBe(0);
    expect(statements).toBe(before);
    clock.advance(60);
    expect(await countPassed(all[2]!, most + 1, most)).toBe(most);
  });

  test('clocks that differ by seconds share a count', async () => {
    const at = (aheadMs: number) =>
      createCallLimits({ database, vault, clock: { now: () => new Date(START.getTime() + aheadMs) } });
    const [behind, ahead] = [at(0), at(5 * SECOND_MS)];
    expect(await countPassed(ahead, 30, 30)).toBe(30);
    expect(await countPassed(behind, 60, 30)).toBeLessThan(3);
  });

  test('occasional calls cost no statement, and a thousand cost forty', async () => {
    const [limits] = processes(1);
    expect(await countPassed(limits!, 14, 600)).toBe(14);
    expect(statements).toBe(0);
    expect(await countPassed(limits!, 1000, 600)).toBe(586);
    expect(statements).toBe(40);
  });

  test('no caller’s name is stored, and no count longer than it applies', async () => {
    const [limits] = processes(1);
    await countPassed(limits!, 1, 1, '203.0.113.7');
    const rows = await database.query.selectFrom('call_count').selectAll().execute();
    expect(rows).toMatchObject([{ calls: 1, ends_at: new Date('2026-02-10T14:01:00.000Z') }]);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    const erase = (time: string) => deleteCallCountsEndedBefore(database.query, new Date(time), 10);
    expect([await erase('2026-02-10T14:00:59Z'), await erase('2026-02-10T14:01:01Z')]).toEqual([0, 1]);
  });

  test('without the table each process counts on its own, and queries it once', async () => {
    await database.executeSql('alter table call_count rename to away');
    const [limits] = processes(1);
    expect(await countPassed(limits!, 50, 20)).toBe(20);
    expect(statements).toBe(1);
    await database.executeSql('alter table away rename to call_count');
  });

  test('an unresponsive database is awaited only once, and its late answer is counted once', async () => {
    const [limits] = processes(1);
    const [locked, done] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const holding = database.transaction(async (tx) => {
      await sql`lock table call_count in access exclusive mode`.execute(tx);
      locked.resolve(undefined);
      await done.promise;
    });
    await locked.promise;
    expect(await countPassed(limits!, 15, 20)).toBe(15);
    expect(statements).toBe(1);
    done.resolve(undefined);
    await holding;
    const reported = () => database.query.selectFrom('call_count').select('calls').executeTakeFirst();
    await expect.poll(reported, { timeout: MINUTE_MS }).toEqual({ calls: 1 });
    clock.advance(6);
    expect(await countPassed(limits!, 1, 20)).toBe(1);
    expect(await reported()).toEqual({ calls: 16 });
    expect(await countPassed(limits!, 50, 20)).toBe(4);
  });
});
