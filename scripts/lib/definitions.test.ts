import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDefinitions } from './definitions.ts';

const own = await checkDefinitions();
const isHere = own.state !== 'skipped';
const FILE = 'apps/server/database/1-one.sql';

function repositoryWith(script: string) {
  const repository = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  mkdirSync(join(repository, 'apps/server/database'), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: repository });
  const put = (text: string, file = FILE) => writeFileSync(join(repository, file), `${text}\n`);
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message=next');
  };
  git('init', '--quiet');
  put(script);
  commit();
  return { repository, put, commit, remove: () => rmSync(join(repository, FILE)) };
}

const triggersOn = (...tables: string[]) =>
  tables
    .map((table) => `create or replace trigger a after insert\n  on ${table} for each row execute function one();\n`)
    .join('');

const text = (revision: number, returned: number) =>
  `-- revision: ${String(revision)}\ncreate or replace function one() returns integer language sql as $$\n  select ${String(returned)}\n$$;`;

test.skipIf(!isHere)('our functions, triggers and views can be applied repeatedly', () => {
  expect(own).toEqual({ state: 'passed', output: '' });
});

test.skipIf(!isHere)('a changed definition needs a revision that was not used before', async () => {
  const { repository, put, commit } = repositoryWith(text(1, 1));
  expect(await checkDefinitions(repository)).toEqual({ state: 'passed', output: '' });
  put(text(1, 2));
  const changed = {
    state: 'failed',
    output: 'database/1-one.sql was changed, but revision 1 is not new: raise it above 1 in the first line',
  };
  expect(await checkDefinitions(repository)).toEqual(changed);
  commit();
  expect(await checkDefinitions(repository)).toEqual(changed);
  put(text(3, 2));
  expect(await checkDefinitions(repository)).toEqual({ state: 'passed', output: '' });
  commit();
  put(text(2, 4));
  expect(await checkDefinitions(repository)).toMatchObject({
    output: expect.stringContaining('revision 2 is not new: raise it above 3 in the first line') as string,
  });
});

test.skipIf(!isHere)('a definition removed from its file is dropped', async () => {
  const { repository, put } = repositoryWith(`${text(1, 1)}\n${triggersOn('b', 'c')}`);
  put(`${text(2, 1)}\n${triggersOn('b')}`);
  expect(await checkDefinitions(repository)).toEqual({
    state: 'failed',
    output: 'database/1-one.sql no longer has the trigger a on c: drop it in the file, for upgraded databases',
  });
  put(`${text(2, 1)}\ndrop trigger if exists a on c;\n${triggersOn('b')}`);
  expect(await checkDefinitions(repository)).toEqual({ state: 'passed', output: '' });
  put(`${text(2, 1).replace('one()', 'one(given text)')}\n${triggersOn('b', 'c')}`);
  expect(await checkDefinitions(repository)).toMatchObject({
    output: expect.stringContaining('no longer has the function one()') as string,
  });
});

test.skipIf(!isHere)('a file must remain to drop the definitions it had', async () => {
  const { repository, put, remove } = repositoryWith(text(1, 1));
  remove();
  expect(await checkDefinitions(repository)).toMatchObject({
    state: 'failed',
    output: expect.stringContaining(
      'database/1-one.sql is gone: keep it with the next revision and drop what it defined',
    ) as string,
  });
  put('-- revision: 2\ndrop function if exists one();', 'apps/server/database/2-one.sql');
  expect(await checkDefinitions(repository)).toEqual({ state: 'passed', output: '' });
});
