import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './folders.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portal-folder-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a folder is created with its parents, accessible only to its owner, and only once', async () => {
  const folder = path.join(root, 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  for (const each of [folder, path.dirname(folder)]) expect((await stat(each)).mode & 0o777).toBe(0o700);
});

test('a link to a folder counts as one, a file or a dangling link does not', async () => {
  const [link, file, nowhere] = ['link', 'file', 'nowhere'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  await symlink(root, link);
  await writeFile(file, '');
  await symlink(path.join(root, 'missing'), nowhere);
  makeFolder(link);
  makeFolder(path.join(link, 'below'));
  expect((await stat(path.join(root, 'below'))).isDirectory()).toBe(true);
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(path.join(file, 'below'))).toThrow('ENOTDIR');
  expect(() => makeFolder(path.join(nowhere, 'below'))).toThrow('ENOENT');
});

test.skipIf(!existsSync('/proc/self'))(
  'a system that refuses folders gives an error instead of endless attempts',
  () => {
    expect(() => makeFolder('/proc/portal/data')).toThrow('ENOENT');
  },
);
