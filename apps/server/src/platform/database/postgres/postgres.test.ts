import { SECOND_MS } from '@portal/contract/constants';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { availableDatabases } from '../../../../test/database/databases.ts';
import { openMovingAddress } from '../../../../test/outside/moving-address.ts';
import { findPostgresPrograms, startPostgresCluster } from '../../../../test/database/postgres-cluster.ts';
import type { PostgresCluster } from '../../../../test/database/postgres-cluster.ts';
import { systemClock } from '../../clock.ts';
import { createLogger } from '../../logger.ts';
import { LONGEST_SILENCE_MS } from './connections.ts';
import type { Database, Queries } from '../database.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { openDatabase } from '../open-database.ts';

const TIMEOUT_MS = 2000;
const RECOVERY_MS = 20_000;

const silent = { clock: systemClock, logger: createLogger({ level: 'silent' }) };

test.runIf(availableDatabases().includes('postgres'))(
  'when PostgreSQL has no connections left, a process’s calls wait for those it has',
  async () => {
    const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '', {
      further: ['max_connections=8'],
    });
    const open = () => openDatabase({ databaseUrl: cluster.urlOf('postgres'), dataDir: '' }, silent);
    const databases = [await open(), await open()];
    const ask = ({ query }: Database) => sql`select pg_sleep(0.02)`.execute(query);
    const askQueue = (database: Database) => database.executeSql('select pg_sleep(0.02)');
    for (const database of databases) await Promise.all([ask(database), askQueue(database)]);
    for (let round = 0; round < 3; round += 1) {
      const calls = databases.flatMap((database) => [
        ...Array.from({ length: 12 }, () => ask(database)),
        ...Array.from({ length: 6 }, () => askQueue(database)),
      ]);
      expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    await Promise.all(databases.map((database) => database.close()));
    await cluster.stop();
  },
);

test.runIf(process.env.TEST_FULL === '1' && availableDatabases().includes('postgres'))(
  'a connection to a lost machine is dropped, even if its address already points to another',
  { timeout: 120_000 },
  async () => {
    const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '');
    const address = await openMovingAddress(cluster.urlOf('postgres'));
    const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' }, silent);
    const [database, near] = [
      await open(address.urlOf(cluster.urlOf('postgres'))),
      await open(cluster.urlOf('postgres')),
    ];
    const { query } = database;
    onTestFinished(async () => {
      await Promise.all([database.close(), near.close()]);
      address.close();
      await cluster.stop();
    });
    const ask = () => sql`select 1 as one`.execute(query);
    await ask();
    const slow = near.transaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return sql`select pg_sleep(${(LONGEST_SILENCE_MS + TIMEOUT_MS) / SECOND_MS})`.execute(tx);
    });
    address.strand();
    await expect(ask()).rejects.toThrow(DatabaseUnavailable);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    expect((await slow).rows).toHaveLength(1);
  },
);

describe.runIf(availableDatabases().includes('postgres'))('a PostgreSQL server that becomes unavailable', () => {
  let cluster: PostgresCluster;
  let database: Database;

  beforeAll(async () => {
    cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '');
  });
  afterAll(() => cluster.stop());
  beforeEach(async () => {
    database = await openDatabase({ databaseUrl: cluster.urlOf('postgres'), dataDir: '' }, silent);
    await cluster.execute('drop table if exists note');
    await database.query.executeQuery(sql`create table note (id int)`.compile(database.query));
  });
  afterEach(() => database.close());

  const read = () => sql`select count(*) as notes from note`.execute(database.query);
  const write = () => database.transaction((tx) => sql`insert into note values (1)`.execute(tx));

  /** A call that waits longer than the test has hung. */
  const expectUnavailable = (work: () => Promise<unknown>) => expect(work()).rejects.toThrow(DatabaseUnavailable);

  test('has JIT compilation off, since it costs more time than it saves', async () => {
    const shown = sql<{ jit: string }>`show jit`;
    expect((await shown.execute(database.query)).rows).toEqual([{ jit: 'off' }]);
  });

  test('is reported as unavailable in time, and recovers automatically', async () => {
    await Promise.all(Array.from({ length: 10 }, read));
    await cluster.kill();
    await expectUnavailable(read);
    await Promise.all(Array.from({ length: 30 }, () => expectUnavailable(write)));
    expect(await database.ready()).toBe(false);
    await cluster.restart();
    await vi.waitFor(read, { timeout: RECOVERY_MS });
    await write();
    expect((await read()).rows).toEqual([{ notes: 1 }]);
  });

  test('is reported as unavailable when it stops responding, although still connected', async () => {
    await Promise.all(Array.from({ length: 10 }, read));
    cluster.freeze();
    await Promise.all([...Array.from({ length: 5 }, () => expectUnavailable(read)), expectUnavailable(write)]);
    cluster.thaw();
    await vi.waitFor(read, { timeout: RECOVERY_MS });
  });

  test('lets a slow statement finish while the server still responds', async () => {
    expect((await sql`select pg_sleep(2.5), 1 as one`.execute(database.query)).rows).toMatchObject([{ one: 1 }]);
  });

  test('survives losing a connection in the middle of a transaction', async () => {
    const cut = database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await cluster.execute(`select pg_terminate_backend(${rows[0]?.pid})`);
      await sql`insert into note values (1)`.execute(tx);
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    expect((await read()).rows).toEqual([{ notes: 0 }]);
  });

  test('is unavailable and not ready while it accepts no writes, like a standby', async () => {
    await database.migrate();
    const setReadOnly = async (value: 'on' | 'off') => {
      await cluster.execute(`alter system set default_transaction_read_only = ${value}`);
      await cluster.execute('select pg_reload_conf()');
      await vi.waitFor(async () => expect(await database.ready()).toBe(value === 'off'), { timeout: RECOVERY_MS });
    };
    expect(await database.ready()).toBe(true);
    await setReadOnly('on');
    await expectUnavailable(write);
    await read();
    await setReadOnly('off');
    await vi.waitFor(write, { timeout: RECOVERY_MS });
  });

  test('can get a column from a newer process, between two reads and within a transaction', async () => {
    const all = (on: Queries) => sql<object>`select * from note`.execute(on).then(({ rows }) => rows.map(Object.keys));
    await Promise.all(Array.from({ length: 5 }, () => all(database.query)));
    await write();
    await cluster.execute('alter table note add column word text');
    expect(await Promise.all(Array.from({ length: 5 }, () => all(database.query)))).toEqual(
      Array.from({ length: 5 }, () => [['id', 'word']]),
    );
    await cluster.execute('alter table note add column other text');
    expect(await database.transaction((tx) => all(tx))).toEqual([['id', 'word', 'other']]);
  });

  test('survives losing idle connections', async () => {
    await Promise.all(Array.from({ length: 5 }, read));
    await cluster.execute("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal'");
    await vi.waitFor(read, { timeout: RECOVERY_MS });
  });

  test('has a listening connection until the database is closed', async () => {
    const other = await openDatabase({ databaseUrl: cluster.urlOf('postgres'), dataDir: '' }, silent);
    const listening = new Promise<void>((resolve) => {
      other.listen(['changes'], { onNotice: () => undefined, onListening: resolve });
    });
    await listening;
    const listeners = "select count(*)::int as count from pg_stat_activity where application_name = 'portal listener'";
    expect((await database.executeSql(listeners)).rows).toEqual([{ count: 1 }]);
    await other.close();
    await vi.waitFor(async () => expect((await database.executeSql(listeners)).rows).toEqual([{ count: 0 }]), {
      timeout: RECOVERY_MS,
    });
  });

  test('gets its listener back once it recovers, with a warning about missed notifications', async () => {
    const received: string[] = [];
    const listening = database.listen(['changes'], {
      onNotice: (payload) => received.push(payload),
      onListening: () => received.push('listening'),
    });
    const notify = (payload: string) => sql`select pg_notify('changes', ${payload})`.execute(database.query);
    const isReceived = async (payload: string) => {
      await notify(payload);
      expect(received).toContain(payload);
    };
    await vi.waitFor(() => expect(received).toEqual(['listening']), { timeout: RECOVERY_MS });
    await notify('before');
    await vi.waitFor(() => expect(received).toContain('before'), { timeout: RECOVERY_MS });
    await cluster.kill();
    await expectUnavailable(read);
    await cluster.restart();
    await vi.waitFor(() => isReceived('after'), { timeout: RECOVERY_MS });
    expect(received.filter((each) => each === 'listening')).toHaveLength(2);
    await listening.stop();
  });
});
