import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { availableDatabases, openTestDatabase } from '../../../../test/database/databases.ts';
import type { Database } from '../database.ts';
import { readDefinitions } from './definition-files.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const DEFINITIONS = fileURLToPath(new URL('../../../../database', import.meta.url));
/** Migrations up to this one contained functions, triggers and views. */
const LAST_WITH_DEFINITIONS = '0070-confirmed-statements.sql';

const creates = /^create /mu;

const ours = "'public'::regnamespace";
/** `home` is the function or view whose file contains the text. */
const definitionsOf = `
  select 'function ' || oid::regprocedure as what, proname as home, pg_get_functiondef(oid) as text,
    'drop function ' || oid::regprocedure as removal, 3 as place
  from pg_proc where pronamespace = ${ours} and prokind <> 'a'
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select 'trigger ' || tgname || ' on ' || relname, proname, pg_get_triggerdef(pg_trigger.oid),
    format('drop trigger %I on %I', tgname, relname), 1
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where relnamespace = ${ours} and not tgisinternal
  union all
  select 'view ' || relname, relname, pg_get_viewdef(oid), format('drop view %I', relname), 2
  from pg_class where relnamespace = ${ours} and relkind in ('v', 'm')
  order by place, what`;

interface Definition {
  what: string;
  home: string;
  text: string;
  removal: string;
}

async function readAll(database: Database): Promise<Definition[]> {
  return (await database.executeSql(definitionsOf)).rows as unknown as Definition[];
}

function differences(found: readonly Definition[], made: readonly Definition[]): string[] {
  const textOf = new Map(made.map(({ what, text }) => [what, text]));
  const known = new Set(found.map(({ what }) => what));
  return [
    ...found
      .filter(({ what }) => !textOf.has(what))
      .map(
        ({ what, home }) =>
          `the database has the ${what}, which no file defines: it belongs in ${home.replaceAll('_', '-')}.sql in apps/server/database/, not into a migration`,
      ),
    ...found
      .filter(({ what, text }) => textOf.has(what) && textOf.get(what) !== text)
      .map(({ what }) => `the database has another ${what} than its file in apps/server/database/`),
    ...made.filter(({ what }) => !known.has(what)).map(({ what }) => `the database lacks the ${what}`),
  ];
}

describe.each(availableDatabases())('functions, triggers and views on %s', (kind) => {
  test('match their files, one definition per file', async () => {
    const database = await openTestDatabase(kind);
    onTestFinished(() => database.close());
    const found = await readAll(database);
    const definitions = await readDefinitions(DEFINITIONS);
    for (const { removal } of found) await database.executeSql(removal);
    expect(await readAll(database)).toEqual([]);
    for (const { script, name } of definitions) {
      const before = (await readAll(database)).map(({ what }) => what);
      await database.executeSql(script);
      const added = (await readAll(database)).filter(({ what }) => !before.includes(what));
      const homes = added.map(({ home }) => home.replaceAll('_', '-'));
      // A file may remain for a removed definition, in order to drop it.
      const expected = creates.test(script) ? [name] : [];
      expect([...new Set(homes)], `what ${name}.sql defines`).toEqual(expected);
    }
    expect(differences(found, await readAll(database))).toEqual([]);
    for (const { script } of definitions) await database.executeSql(script);
    expect(differences(found, await readAll(database))).toEqual([]);
  });

  test('are the same in a new and in an upgraded database', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-upgraded-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(path.join(folder, 'database'));
    const names = await readdir(MIGRATIONS);
    const copy = async (name: string) => cp(path.join(MIGRATIONS, name), path.join(folder, 'migrations', name));
    for (const name of names.filter((each) => each <= LAST_WITH_DEFINITIONS)) await copy(name);
    const upgraded = await openTestDatabase(kind, { sqlFolder: folder });
    onTestFinished(() => upgraded.close());
    await upgraded.migrate();
    expect(await readAll(upgraded)).not.toEqual([]);

    for (const name of names) await copy(name);
    await cp(DEFINITIONS, path.join(folder, 'database'), { recursive: true });
    await upgraded.migrate();
    const fresh = await openTestDatabase(kind);
    onTestFinished(() => fresh.close());
    expect(differences(await readAll(upgraded), await readAll(fresh))).toEqual([]);
  });
});
