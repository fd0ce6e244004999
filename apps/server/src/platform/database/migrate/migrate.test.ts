import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  administrate,
  availableDatabases,
  createPostgresDatabase,
  openTestDatabase,
  ordinaryDatabases,
} from '../../../../test/database/databases.ts';
import { systemClock } from '../../clock.ts';
import { createLogger } from '../../logger.ts';
import type { Database } from '../database.ts';
import { MigrationsMissing } from '../errors.ts';
import { MigrationConflict } from './migration-files.ts';
import { openDatabase } from '../open-database.ts';
import { QUEUE_SCHEMA_VERSION } from './queue-schema.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'));
  await mkdir(path.join(folder, 'migrations'));
  await mkdir(path.join(folder, 'database'));
});
afterEach(() => rm(folder, { recursive: true }));

async function makeQueue(database: Database): Promise<void> {
  await database.executeSql('create schema pgboss');
  await database.executeSql(`create table pgboss.version as select ${String(QUEUE_SCHEMA_VERSION)} as version`);
}

const fileOf = (name: string) => path.join(folder, 'migrations', name);
const put = (name: string, script: string) => writeFile(fileOf(name), script);
const define = (revision: number, returned: number | string = revision, into = folder) =>
  writeFile(
    path.join(into, 'database', '1-revision.sql'),
    `-- revision: ${String(revision)}\ncreate or replace function revision() returns integer language sql as $$\n  select ${String(returned)}\n$$;\n`,
  );

describe.each(availableDatabases())('migrations on %s', (kind) => {
  /** Runs on PostgreSQL, and in full runs on the embedded database, too. */
  const ordinary = test.runIf(ordinaryDatabases().includes(kind));
  let database: Database;
  beforeEach(async () => {
    await put('0001-first.sql', "create table a (id int); insert into a values (1); -- it's; done\n");
    await put('0002-second.sql', 'alter table a add column note text;');
    database = await openTestDatabase(kind, { sqlFolder: folder });
  });
  afterEach(() => database.close());

  test('are applied once, in order, and the database is then ready', async () => {
    expect(await database.ready()).toBe(false);
    await database.migrate();
    expect(await database.ready()).toBe(true);
    await put('0003-third.sql', "update a set note = 'x';");
    await database.migrate();
    await database.migrate();
    expect((await database.executeSql('select * from a')).rows).toEqual([{ id: 1, note: 'x' }]);
    expect((await database.executeSql('select name from migration order by name')).rows).toHaveLength(3);
  });

  test('roll back one that fails, and apply it once it is fixed', async () => {
    await put('0003-third.sql', 'create table b (id int); select 1/0;');
    await expect(database.migrate()).rejects.toThrow();
    await expect(database.executeSql('select * from b')).rejects.toMatchObject({ code: '42P01' });
    expect(await database.ready()).toBe(false);
    await put('0003-third.sql', 'create table b (id int);');
    await database.migrate();
    expect(await database.ready()).toBe(true);
  });

  ordinary('refuse a changed, missing or late file, and name it', async () => {
    await put('0004-later.sql', 'select 1;');
    await database.migrate();
    await put('0003-late.sql', 'select 1;');
    await expect(database.migrate()).rejects.toThrow('has 0004-later.sql but lacks 0003-late.sql');
    await rm(fileOf('0003-late.sql'));
    await put('0002-second.sql', 'select 2;');
    await expect(database.migrate()).rejects.toThrow('0002-second.sql was changed');
    await rm(fileOf('0002-second.sql'));
    await expect(database.migrate()).rejects.toThrow('has 0002-second.sql, which this version does not know');
  });

  ordinary('from a newer version let this one start, unless they forbid it', async () => {
    await put('0003-third.sql', 'alter table a add column more text;');
    await database.migrate();
    await makeQueue(database);
    await rm(fileOf('0003-third.sql'));
    await database.migrate();
    expect(await database.ready()).toBe(true);
    expect(await database.missingMigrations()).toEqual([]);

    await put('0003-third.sql', 'alter table a add column more text;');
    await put('0004-fourth.sql', '-- needs: 0003-third.sql\nalter table a drop column note;');
    expect(await database.missingMigrations()).toEqual([
      { name: '0004-fourth.sql', isConcurrent: false, needs: '0003-third.sql' },
    ]);
    await database.migrate();
    await rm(fileOf('0004-fourth.sql'));
    await database.migrate();
    await rm(fileOf('0003-third.sql'));
    await expect(database.migrate()).rejects.toThrow('a version has to know 0003-third.sql');
  });

  ordinary('build indexes concurrently, and again after an interruption', async () => {
    await database.migrate();
    await database.executeSql('insert into a values (1)');
    await put('0003-index.sql', '-- One each;\ncreate unique index concurrently if not exists a_id\n  on a (id);');
    await expect(database.migrate()).rejects.toMatchObject({ code: '23505' });
    await database.executeSql('delete from a');
    await database.migrate();
    const { rows } = await database.executeSql(
      "select indisvalid from pg_index where indexrelid = to_regclass('a_id')",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await database.ready()).toBe(true);
    await put('0004-mixed.sql', 'create index concurrently if not exists c on a (id); select 1;');
    await expect(database.migrate()).rejects.toThrow('must do nothing else');
  });

  ordinary('are required by a program that applies none', async () => {
    await expect(database.assertMigrated()).rejects.toThrow(MigrationsMissing);
    await database.migrate();
    await makeQueue(database);
    await expect(database.assertMigrated()).resolves.toBeUndefined();
    await put('0003-third.sql', 'select 1;');
    await expect(database.assertMigrated()).rejects.toThrow(MigrationsMissing);
    await rm(fileOf('0002-second.sql'));
    await expect(database.assertMigrated()).rejects.toThrow(MigrationConflict);
  });

  test('apply a function once its tables exist, and again when its revision is raised', async () => {
    await define(1, '(select count(*) from a where note is null)::integer');
    expect(await database.missingMigrations()).toContainEqual({
      name: 'database/1-revision.sql',
      isConcurrent: false,
      needs: undefined,
    });
    await database.migrate();
    await makeQueue(database);
    const returned = async () => (await database.executeSql('select revision() as is')).rows;
    expect(await returned()).toEqual([{ is: 1 }]);
    await define(2);
    await expect(database.assertMigrated()).rejects.toThrow(MigrationsMissing);
    await database.migrate();
    await database.migrate();
    expect(await returned()).toEqual([{ is: 2 }]);
    expect(await database.missingMigrations()).toEqual([]);
    const { rows } = await database.executeSql('select name, revision from migration_definition');
    expect(rows).toEqual([{ name: 'revision', revision: 2 }]);

    await define(3, '1/0; select nothing');
    await expect(database.migrate()).rejects.toThrow();
    expect(await returned()).toEqual([{ is: 2 }]);
    await define(2, 4);
    await expect(database.migrate()).rejects.toThrow(
      'database/1-revision.sql was changed after its revision 2 was applied; raise the revision in its first line',
    );
    expect(await returned()).toEqual([{ is: 2 }]);
  });

  test('from a newer version preserve its functions when this one starts again', async () => {
    await define(2);
    await database.migrate();
    await makeQueue(database);
    await define(1);
    await database.migrate();
    expect((await database.executeSql('select revision() as is')).rows).toEqual([{ is: 2 }]);
    expect(await database.missingMigrations()).toEqual([]);
    await expect(database.assertMigrated()).resolves.toBeUndefined();
  });

  ordinary.each([
    ['1-Revision.sql', '-- revision: 1\nselect 1;'],
    ['revision.sql', '-- revision: 1\nselect 1;'],
    ['1-other.sql', 'select 1;'],
    ['2-revision.sql', '-- revision: 1\nselect 1;'],
  ])('refuse %s as a definition', async (name, script) => {
    await define(1);
    await writeFile(path.join(folder, 'database', name), script);
    await expect(database.migrate()).rejects.toThrow(MigrationConflict);
  });

  ordinary.each(['3-short.sql', '0002-again.sql', '0003_Third.sql'])('refuse %s as a name', async (name) => {
    await put(name, 'select 1;');
    await expect(database.migrate()).rejects.toThrow(MigrationConflict);
  });
});

describe.runIf(availableDatabases().includes('postgres'))('several processes on PostgreSQL', () => {
  test('that start at the same time apply each migration once', async () => {
    await put('0001-first.sql', 'create table a (id int); insert into a values (1); select pg_sleep(0.05);');
    await put('0002-index.sql', 'create index concurrently if not exists a_id on a (id);');
    const { url, drop } = await createPostgresDatabase(true);
    const open = () =>
      openDatabase(
        { databaseUrl: url, dataDir: '' },
        { clock: systemClock, logger: createLogger({ level: 'silent' }), sqlFolder: folder },
      );
    const databases = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(databases.map((database) => database.migrate()));
    expect((await databases[0]?.executeSql('select count(*) as lines from a'))?.rows).toEqual([{ lines: 1 }]);
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  test('of two versions that start at the same time end up with the newer definition', async () => {
    await put('0001-first.sql', 'create table a (id int);');
    await define(1);
    const after = path.join(folder, 'after');
    await cp(path.join(folder, 'migrations'), path.join(after, 'migrations'), { recursive: true });
    await writeFile(path.join(after, 'migrations', '0002-next.sql'), 'select pg_sleep(0.05);');
    await mkdir(path.join(after, 'database'));
    await define(2, 2, after);
    const { url, drop } = await createPostgresDatabase(true);
    const open = (sqlFolder: string) =>
      openDatabase(
        { databaseUrl: url, dataDir: '' },
        { clock: systemClock, logger: createLogger({ level: 'silent' }), sqlFolder },
      );
    const databases = await Promise.all([folder, after, folder, after].map(open));
    await Promise.all(databases.map((database) => database.migrate()));
    expect((await databases[0]?.executeSql('select revision() as is'))?.rows).toEqual([{ is: 2 }]);
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  test('block no queries while a migration waits for a table in use', async () => {
    await put('0001-first.sql', 'create table a (id int);');
    const database = await openTestDatabase('postgres', { sqlFolder: folder });
    onTestFinished(() => database.close());
    await database.migrate();
    const read = sql`select * from a`;
    const inUse = Promise.withResolvers();
    const isDone = Promise.withResolvers();
    const longWork = database.transaction(async (tx) => {
      await read.execute(tx);
      inUse.resolve(undefined);
      await isDone.promise;
    });
    await inUse.promise;
    await put('0002-second.sql', 'alter table a add column note text;');
    const migrated = database.migrate();
    const waiting = sql`select 1 from pg_locks where relation = 'a'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(database.query)).rows, { timeout: MINUTE_MS }).toHaveLength(1);
    await read.execute(database.query);
    isDone.resolve(undefined);
    await Promise.all([longWork, migrated]);
    expect(await database.ready()).toBe(true);
  });

  test('prepared statements survive a migration by another process', async () => {
    const database = await openTestDatabase('postgres');
    await database.executeSql('create table wide (id int)');
    const read = () =>
      database.transaction(
        async (tx) =>
          (await tx
            .selectFrom('wide' as never)
            .selectAll()
            .execute()) as unknown[],
      );
    expect(await read()).toEqual([]);
    await database.executeSql('alter table wide add column note text');
    await read().catch(() => undefined);
    expect(await read()).toEqual([]);
    await database.close();
    await administrate('select 1');
  });
});
