import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkMigrations } from './migrations.ts';

const own = await checkMigrations();
const isHere = own.state !== 'skipped';

function folderWith(name: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), `${script}\n`);
  return folder;
}

test.skipIf(!isHere)('our migrations are safe while two versions run at the same time', () => {
  expect(own).toEqual({ state: 'passed', output: '' });
});

test.skipIf(!isHere).each([
  [
    'a column that versions without it cannot write',
    'alter table a add column b text not null;',
    'adding-required-field',
  ],
  ['a type', 'alter table a alter column b type bigint;', 'changing-column-type'],
  ['a column that may be in use', 'alter table a drop column b;', 'ban-drop-column'],
  ['a table that may be in use', 'drop table a;', 'ban-drop-table'],
  ['another name', 'alter table a rename column b to c;', 'renaming-column'],
  ['an index that stops writes', 'create index b on a (c);', 'require-concurrent-index-creation'],
  ['an index that cannot be built again', 'create index concurrently b on a (c);', 'prefer-robust-stmts'],
  [
    'a constraint that reads the table',
    'alter table a add constraint b check (c > 0);',
    'constraint-missing-not-valid',
  ],
  [
    'a default that writes the table',
    'alter table a add column b uuid default gen_random_uuid();',
    'adding-field-with-default',
  ],
  ['rows', "update a set b = 'c';", 'rows are changed by a job'],
  [
    'a function',
    'create function a() returns void language sql as $$\nupdate b set c = 1;\n$$;',
    'define functions, triggers and views in apps/server/database/',
  ],
  [
    'another text of a trigger',
    'create or replace trigger a after insert on b for each row execute function c();',
    'define functions, triggers and views in apps/server/database/',
  ],
  [
    'a view inside a block',
    'do $$ begin\ncreate view a as select 1 as b;\nend $$;',
    'define functions, triggers and views in apps/server/database/',
  ],
  ['a function that may be in use', 'drop function if exists a();', '-- needs:'],
  ['a drop that tells nobody', '-- squawk-ignore ban-drop-column\nalter table a drop column b;', '-- needs:'],
])('refuse %s', async (_, script, complaint) => {
  const { state, output } = await checkMigrations(folderWith('0100-next.sql', script));
  expect(state).toBe('failed');
  expect(output).toContain(complaint);
});

test.skipIf(!isHere).each([
  ['what is new', 'create table a (id uuid primary key, b text not null);\ncreate index a_b on a (b);'],
  ['a column with a default', "alter table a add column b text not null default '';"],
  ['an index that is built beside writes', 'create index concurrently if not exists b on a (c);'],
  ['a constraint for new rows', 'alter table a add constraint b check (c > 0) not valid;'],
  [
    'a drop that says which version works without it',
    '-- needs: 0099-before.sql\n-- squawk-ignore ban-drop-column\nalter table a drop column b;',
  ],
  ['rows of which it says why they are few', "-- few rows: one for each day\nupdate a set b = 'c';"],
  ['a view that is dropped before its column', '-- needs: 0099-before.sql\ndrop view if exists a;'],
])('allows %s', async (_, script) => {
  expect(await checkMigrations(folderWith('0100-next.sql', script))).toEqual({ state: 'passed', output: '' });
});

test('ignores migrations written before the rules', async () => {
  expect(await checkMigrations(folderWith('0030-old.sql', 'drop table a;'))).toEqual({ state: 'passed', output: '' });
});
