import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { availableDatabases, openTestDatabase } from '../../../test/database/databases.ts';
import type { Database } from './database.ts';
import { InsideTransaction } from './errors.ts';
import { WAIT } from '../../../test/wait.ts';

describe.each(availableDatabases())('the database on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.executeSql('create table sample (id int primary key, note text)');
  });
  afterAll(() => database.close());

  const notes = async () =>
    (await sql<{ note: string }>`select note from sample order by id`.execute(database.query)).rows.map(
      (row) => row.note,
    );

  test('reads each type consistently', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, count(*) as counted, 12.50::numeric as amount,
      date '2026-01-31' as day, timestamptz '2026-01-31 23:59:59.123+05:30' as moment, timestamp '2026-01-31 10:00:00' as plain,
      '{"a":[1,"é"]}'::jsonb as document, '\\xc3a900'::bytea as bytes, array['a','b'] as words, array[1,2]::int8[] as numbers,
      null::date as nothing, true as yes`.execute(database.query);
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        counted: 1,
        amount: 12.5,
        day: '2026-01-31',
        moment: new Date('2026-01-31T18:29:59.123Z'),
        plain: new Date('2026-01-31T10:00:00Z'),
        document: { a: [1, 'é'] },
        bytes: Buffer.from([0xc3, 0xa9, 0]),
        words: ['a', 'b'],
        numbers: [1, 2],
        nothing: null,
        yes: true,
      },
    ]);
  });

  test('receives notifications of committed transactions, and none of failed ones', async () => {
    const received: string[] = [];
    const listening = database.listen(['samples', 'others'], {
      onNotice: (payload, channel) => received.push(channel === 'samples' ? payload : `${payload} of ${channel}`),
      onListening: () => received.push('listening'),
    });
    const notify = (payload: string) =>
      database.transaction((tx) => sql`select pg_notify('samples', ${payload})`.execute(tx));
    await vi.waitFor(() => expect(received).toEqual(['listening']), WAIT);
    await notify('first');
    await database
      .transaction(async (tx) => {
        await sql`select pg_notify('samples', 'failed')`.execute(tx);
        throw new Error('failed');
      })
      .catch(() => undefined);
    await notify('second');
    await sql`select pg_notify('others', 'third')`.execute(database.query);
    await vi.waitFor(() => expect(received).toContain('third of others'), WAIT);
    expect(received).toEqual(['listening', 'first', 'second', 'third of others']);
    await listening.stop();
    await notify('fourth');
    expect(received).not.toContain('fourth');
  });

  test('refuses an integer that would lose precision', async () => {
    await expect(sql`select 9007199254740992::int8 as big`.execute(database.query)).rejects.toThrow(RangeError);
    expect((await sql`select 1 as one`.execute(database.query)).rows).toEqual([{ one: 1 }]);
  });

  test('accepts values of each type', async () => {
    const moment = new Date('2026-03-08T07:00:00.250Z');
    const { rows } =
      await sql`select ${moment}::timestamptz as moment, ${'2026-01-31'}::date as day, ${'[1,"x"]'}::jsonb as list,
      ${Buffer.from('é')}::bytea as bytes, ${12.5}::numeric as amount, ${['a', 'b,c']}::text[] as words`.execute(
        database.query,
      );
    expect(rows).toEqual([
      { moment, day: '2026-01-31', list: [1, 'x'], bytes: Buffer.from('é'), amount: 12.5, words: ['a', 'b,c'] },
    ]);
  });

  test('stores what a transaction committed, and nothing from a failed one', async () => {
    await database.transaction((tx) => sql`insert into sample values (1, 'kept')`.execute(tx));
    const failed = database.transaction(async (tx) => {
      await sql`insert into sample values (2, 'lost')`.execute(tx);
      throw new RangeError('no');
    });
    await expect(failed).rejects.toThrow(RangeError);
    await expect(
      database.transaction((tx) => sql`insert into sample values (1, 'twice')`.execute(tx)),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual(['kept']);
  });

  test('does not commit when an inner error was swallowed', async () => {
    const swallowed = database.transaction(async (tx) => {
      await sql`insert into sample values (3, 'lost')`.execute(tx);
      await sql`insert into sample values (3, 'lost')`.execute(tx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow();
    expect(await notes()).toEqual(['kept']);
  });

  test('refuses queries outside the running transaction right away', async () => {
    const misuses: (() => unknown)[] = [() => database.query, () => database.transaction(() => Promise.resolve())];
    const outside = database.query;
    for (const misuse of misuses)
      await expect(database.transaction(() => Promise.resolve().then(misuse))).rejects.toThrow(InsideTransaction);

    await expect(database.transaction(() => sql`select 1`.execute(outside))).rejects.toThrow(InsideTransaction);
    expect(await notes()).toEqual(['kept']);
  });

  test('runs after-commit callbacks after the commit, and never after a rollback', async () => {
    const seen: string[] = [];
    await database.transaction(async () => {
      database.afterCommit(() => seen.push('committed'));
      await Promise.resolve();
      seen.push('worked');
    });
    await database
      .transaction(() => {
        database.afterCommit(() => seen.push('never'));
        return Promise.reject(new Error('no'));
      })
      .catch(() => undefined);
    database.afterCommit(() => seen.push('outside'));
    expect(seen).toEqual(['worked', 'committed', 'outside']);
  });

  test('runs concurrent transactions without losing one', async () => {
    await sql`insert into sample values (100, '0')`.execute(database.query);
    await Promise.all(
      Array.from({ length: 30 }, () =>
        database.transaction((tx) => sql`update sample set note = (note::int + 1)::text where id = 100`.execute(tx)),
      ),
    );
    expect((await sql`select note from sample where id = 100`.execute(database.query)).rows).toEqual([{ note: '30' }]);
  });

  test('retries a transaction after a serialization failure', async () => {
    let tries = 0;
    await database.transaction(async (tx) => {
      tries += 1;
      if (tries < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
    });
    expect(tries).toBe(3);
  });

  test('fails after several attempts', async () => {
    const failing = database.transaction((tx) =>
      sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx),
    );
    await expect(failing).rejects.toMatchObject({ code: '40P01' });
  });

  test('continues to work after a script that failed partway through', async () => {
    await expect(database.executeSql('begin; select 1; select 1/0; commit;')).rejects.toThrow();
    expect((await database.executeSql('begin; select 2 as two; commit;')).rows).toEqual([{ two: 2 }]);
    expect(await database.ready()).toBe(true);
  });
});
