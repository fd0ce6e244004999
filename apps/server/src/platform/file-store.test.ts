import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { CannotOpen, createVault } from './encryption/index.ts';
import { FileNotFound, FileTooLarge, createFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { createRandom } from './random.ts';

const MEGABYTE = 1_048_576;
const LIMIT = { limitBytes: 15 * MEGABYTE };
const LARGE_FILE_MEGABYTES = 200;
const MEGABYTES_BETWEEN_LOOKS = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What buffers hold, without what only waits to be collected: that depends on the machine's load. */
function bytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe('the file store', () => {
  let dataDir: string;
  let files: FileStore;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
    const random = createRandom(systemClock);
    files = createFileStore({ dataDir, random, vault: createVault([{ id: 'k', key: random.bytes(32) }]) });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const onDisk = async () => {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
  };

  test('keeps a file, encrypted and for its owner alone, and says its size and hash', async () => {
    const contents = Buffer.concat([Buffer.from('canary-046454286'), randomBytes(MEGABYTE)]);
    const stored = await files.write('statements/a-1', Readable.from([contents]), LIMIT);
    expect(stored).toEqual({ size: contents.length, sha256: createHash('sha256').update(contents).digest('hex') });
    expect((await buffer(files.read('statements/a-1'))).equals(contents)).toBe(true);
    const kept = path.join(dataDir, 'files/statements/a-1');
    expect(await onDisk()).toEqual(['files/statements/a-1']);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    expect((await readFile(kept)).includes('canary')).toBe(false);
  });

  test('takes as many bytes as the limit, and not one more', async () => {
    await files.write('exact', Readable.from([Buffer.alloc(1000)]), { limitBytes: 1000 });
    await expect(
      files.write('more', Readable.from([Buffer.alloc(1000), Buffer.alloc(1)]), { limitBytes: 1000 }),
    ).rejects.toThrow(FileTooLarge);
    expect(await onDisk()).toEqual(['files/exact']);
  });

  test('leaves nothing of a file that was cut off', async () => {
    const cut = Readable.from(
      (async function* () {
        yield randomBytes(MEGABYTE);
        await Promise.resolve();
        throw new Error('the connection was lost');
      })(),
    );
    await expect(files.write('cut', cut, LIMIT)).rejects.toThrow('the connection was lost');
    expect(await onDisk()).toEqual([]);
  });

  test('leaves nothing of a stream that was destroyed, before or during', async () => {
    const ended = Readable.from([Buffer.alloc(10)]);
    ended.destroy();
    await expect(files.write('before', ended, LIMIT)).rejects.toThrow();
    const stuck = new Readable({ read: () => undefined });
    stuck.push(randomBytes(MEGABYTE));
    const writing = files.write('during', stuck, LIMIT);
    setImmediate(() => stuck.destroy(new Error('aborted')));
    await expect(writing).rejects.toThrow('aborted');
    expect(await onDisk()).toEqual([]);
  });

  test('keeps the old file when a new one under its key fails', async () => {
    await files.write('a', Readable.from([Buffer.from('old')]), LIMIT);
    await expect(files.write('a', Readable.from([Buffer.from('longer')]), { limitBytes: 3 })).rejects.toThrow(
      FileTooLarge,
    );
    expect((await buffer(files.read('a'))).toString()).toBe('old');
  });

  test('removes a file, and does not mind a missing one', async () => {
    await files.write('a', Readable.from([Buffer.from('x')]), LIMIT);
    await files.remove('a');
    await files.remove('a');
    await expect(buffer(files.read('a'))).rejects.toThrow(FileNotFound);
    expect(await onDisk()).toEqual([]);
  });

  test('refuses a file that was cut short, changed, or put in the place of another', async () => {
    for (const key of ['short', 'changed', 'other', 'mine']) {
      await files.write(key, Readable.from([randomBytes(200_000)]), LIMIT);
    }
    const at = (key: string) => path.join(dataDir, 'files', key);
    await truncate(at('short'), 100_000);
    const changed = await readFile(at('changed'));
    changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000);
    await writeFile(at('changed'), changed);
    await rename(at('other'), at('mine'));
    for (const key of ['short', 'changed', 'mine']) {
      await expect(buffer(files.read(key))).rejects.toThrow(CannotOpen);
    }
  });

  test.each(['', '../a', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a\\b', 'a\0', 'a.part'])(
    'refuses %j as a key',
    async (key) => {
      await expect(files.write(key, Readable.from([]), LIMIT)).rejects.toThrow(RangeError);
      expect(() => files.read(key)).toThrow(RangeError);
      expect(await onDisk()).toEqual([]);
    },
  );

  test('sweeps away old temporary files alone', async () => {
    expect(await files.sweepTemporaryFiles(0)).toBe(0);
    await files.write('statements/kept', Readable.from([Buffer.from('x')]), LIMIT);
    const old = path.join(dataDir, 'files/statements/old.part');
    await writeFile(old, 'x');
    await utimes(old, 0, 0);
    await writeFile(path.join(dataDir, 'files/statements/new.part'), 'x');
    expect(await files.sweepTemporaryFiles(60_000)).toBe(1);
    expect((await onDisk()).toSorted()).toEqual(['files/statements/kept', 'files/statements/new.part']);
  });

  test('writes and reads a large file in little memory', async () => {
    const piece = randomBytes(MEGABYTE);
    const before = bytesHeld();
    let most = 0;
    const look = () => (most = Math.max(most, bytesHeld() - before));
    const source = Readable.from(
      (function* () {
        for (let count = 0; count < LARGE_FILE_MEGABYTES; count += 1) {
          if (count % MEGABYTES_BETWEEN_LOOKS === 0) look();
          yield piece;
        }
      })(),
    );
    const limitBytes = LARGE_FILE_MEGABYTES * MEGABYTE;
    await files.write('large', source, { limitBytes });
    let size = 0;
    let nextLook = 0;
    for await (const bytes of files.read('large') as AsyncIterable<Buffer>) {
      size += bytes.length;
      if (size < nextLook) continue;
      look();
      nextLook = size + MEGABYTES_BETWEEN_LOOKS * MEGABYTE;
    }
    expect(size).toBe(limitBytes);
    expect(most).toBeLessThan(100 * MEGABYTE);
  });
});
