import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ofProcesses } from '../../../test/processes/server-process.ts';
import { DataFolderInUse } from './errors.ts';
import { lockFolder } from './folder-lock.ts';

const MODULE = new URL('./folder-lock.ts', import.meta.url).href;

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'portal-lock-'));
  folder = path.join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const holders = new Set<ChildProcess>();
afterEach(() => {
  for (const child of holders) child.kill('SIGKILL');
  holders.clear();
});

/** A process that drops the lock object, lets it be collected, and holds the folder until killed. */
async function holder() {
  const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)});
    lockFolder(${JSON.stringify(folder)}); setTimeout(() => { gc(); console.log('held'); });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.add(child);
  await once(child.stdout, 'data');
  return child;
}

test('a folder belongs to one process, and to the next once released', async () => {
  const lock = lockFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(() => lockFolder(folder)).toThrow(DataFolderInUse);
  lock.release();
  lockFolder(folder).release();
});

test(
  'a second process learns which folder is in use, and gets it right after the first was killed',
  ofProcesses,
  async () => {
    for (let round = 0; round < 3; round += 1) {
      const child = await holder();
      expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by another process`);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      lockFolder(folder).release();
    }
  },
);
