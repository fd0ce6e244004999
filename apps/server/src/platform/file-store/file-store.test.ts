import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@portal/contract/constants';
import { type FilePlace, openFilePlace } from '../../../test/file-places.ts';
import { alertedFailuresOf } from '../../../test/outside/outside-failures.ts';
import { type S3Server, openS3Server } from '../../../test/outside/s3-server.ts';
import { WAIT } from '../../../test/wait.ts';
import { readConfig } from '../../config/index.ts';
import { explainStartError } from '../../start-errors.ts';
import { systemClock } from '../clock.ts';
import { CannotOpen, createVault } from '../encryption/index.ts';
import { createRandom } from '../random.ts';
import { FileNotFound, FilesUnavailable, FileTooLarge, openFileStore, type FileStore } from './index.ts';
import { PART_BYTES, partBuffers } from './part-buffers.ts';
import { bytesInS3, openClient } from './s3.ts';
import { uploadObject } from './s3-upload.ts';
import type { SealedBytes } from './sealed-files.ts';

const MEGABYTE = 1_048_576;
const LIMIT = { limitBytes: 15 * MEGABYTE };
const LARGE_FILE_MEGABYTES = 200;
const MEGABYTES_BETWEEN_LOOKS = 20;
/** More readers than the client opens connections. */
const READERS_THAT_LEAVE = 60;

const random = createRandom(systemClock);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function bytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe.each(['disk', 's3'] as const)('the file store on %s', (kind) => {
  let place: FilePlace;
  let dataDir: string;
  let files: FileStore;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
    place = await openFilePlace(kind);
    const config = readConfig({ DATA_DIR: dataDir, ...place.environment });
    files = await openFileStore(config, { random, vault: createVault([{ id: 'k', key: random.bytes(32) }]) });
  });
  afterEach(async () => {
    files.close();
    await place.close();
    await rm(dataDir, { recursive: true });
  });

  const storedKeys = async () => {
    expect(await place.leftovers(dataDir)).toBe(0);
    return place.keys(dataDir);
  };

  test('stores a file, encrypted, and returns its size and hash', async () => {
    const contents = Buffer.concat([Buffer.from('canary-046454286'), randomBytes(12 * MEGABYTE)]);
    const stored = await files.write('statements/a-1', Readable.from([contents]), LIMIT);
    expect(stored).toEqual({ size: contents.length, sha256: createHash('sha256').update(contents).digest('hex') });
    expect((await buffer(files.read('statements/a-1'))).equals(contents)).toBe(true);
    expect(await storedKeys()).toEqual(['statements/a-1']);
    expect((await place.get(dataDir, 'statements/a-1')).includes('canary')).toBe(false);
  });

  test('accepts as many bytes as the limit, and not one more', async () => {
    await files.write('exact', Readable.from([Buffer.alloc(1000)]), { limitBytes: 1000 });
    await expect(
      files.write('more', Readable.from([Buffer.alloc(1000), Buffer.alloc(1)]), { limitBytes: 1000 }),
    ).rejects.toThrow(FileTooLarge);
    expect(await storedKeys()).toEqual(['exact']);
  });

  test('stores an empty file', async () => {
    await files.write('empty', Readable.from([]), LIMIT);
    expect(await buffer(files.read('empty'))).toHaveLength(0);
  });

  test.each([1, 6, 11])('stores nothing of a file that was interrupted after %d MB', async (megabytes) => {
    const cut = Readable.from(
      (async function* () {
        for (let count = 0; count < megabytes; count += 1) yield randomBytes(MEGABYTE);
        await Promise.resolve();
        throw new Error('the connection was lost');
      })(),
    );
    await expect(files.write('cut', cut, LIMIT)).rejects.toThrow('the connection was lost');
    expect(await storedKeys()).toEqual([]);
  });

  test('stores nothing of a stream that was destroyed, before or during writing', async () => {
    const ended = Readable.from([Buffer.alloc(10)]);
    ended.destroy();
    await expect(files.write('before', ended, LIMIT)).rejects.toThrow();
    const stuck = new Readable({ read: () => undefined });
    stuck.push(randomBytes(MEGABYTE));
    const writing = files.write('during', stuck, LIMIT);
    setImmediate(() => stuck.destroy(new Error('aborted')));
    await expect(writing).rejects.toThrow('aborted');
    expect(await storedKeys()).toEqual([]);
  });

  test('preserves the old file when a new one under its key fails', async () => {
    await files.write('a', Readable.from([Buffer.from('old')]), LIMIT);
    await expect(files.write('a', Readable.from([Buffer.from('longer')]), { limitBytes: 3 })).rejects.toThrow(
      FileTooLarge,
    );
    expect((await buffer(files.read('a'))).toString()).toBe('old');
  });

  test('reports whether a file exists and under which key, and re-encrypts it', async () => {
    expect(await files.findKeyId('a')).toBeUndefined();
    await expect(files.reseal('a')).rejects.toThrow(FileNotFound);
    await files.write('a', Readable.from([Buffer.from('x')]), LIMIT);
    const before = await place.get(dataDir, 'a');
    expect(await files.findKeyId('a')).toBe('k');
    await files.reseal('a');
    expect((await place.get(dataDir, 'a')).equals(before)).toBe(false);
    expect((await buffer(files.read('a'))).toString()).toBe('x');
  });

  test('removes a file, and ignores a missing one', async () => {
    await files.write('a', Readable.from([Buffer.from('x')]), LIMIT);
    await files.remove('a');
    await files.remove('a');
    await expect(buffer(files.read('a'))).rejects.toThrow(FileNotFound);
    expect(await storedKeys()).toEqual([]);
  });

  test('refuses a file that was truncated, changed, or swapped with another', async () => {
    for (const key of ['short', 'changed', 'other', 'mine'])
      await files.write(key, Readable.from([randomBytes(200_000)]), LIMIT);

    await place.put(dataDir, 'short', (await place.get(dataDir, 'short')).subarray(0, 100_000));
    const changed = await place.get(dataDir, 'changed');
    changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000);
    await place.put(dataDir, 'changed', changed);
    await place.put(dataDir, 'mine', await place.get(dataDir, 'other'));
    for (const key of ['short', 'changed', 'mine']) await expect(buffer(files.read(key))).rejects.toThrow(CannotOpen);
  });

  test.each(['', '../a', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a\\b', 'a\0', 'a.part'])(
    'refuses %j as a key',
    async (key) => {
      await expect(files.write(key, Readable.from([]), LIMIT)).rejects.toThrow(RangeError);
      await expect(files.remove(key)).rejects.toThrow(RangeError);
      expect(() => files.read(key)).toThrow(RangeError);
      expect(await storedKeys()).toEqual([]);
    },
  );

  test('lists all files of a given age, and none that are incomplete', async () => {
    const keysOf = async (olderThanMs: number) => {
      const keys: string[] = [];
      for await (const key of files.keys(olderThanMs)) keys.push(key);
      return keys.toSorted();
    };
    expect(await keysOf(0)).toEqual([]);
    for (const key of ['statements/a-1', 'recordings/b/2']) await files.write(key, Readable.from(['x']), LIMIT);
    await place.leave(dataDir, 'statements/left', DAY_MS);
    // A store's clock may differ, and counts only whole seconds.
    await expect.poll(() => keysOf(0), WAIT).toEqual(['recordings/b/2', 'statements/a-1']);
    expect(await keysOf(DAY_MS)).toEqual([]);
  });

  test('sweeps away only the leftovers of old writes', async () => {
    expect(await files.sweepTemporaryFiles(0)).toBe(0);
    await files.write('statements/kept', Readable.from([Buffer.from('x')]), LIMIT);
    await place.leave(dataDir, 'statements/old', DAY_MS);
    await place.leave(dataDir, 'statements/new', 0);
    expect(await files.sweepTemporaryFiles(60_000)).toBe(1);
    expect(await place.leftovers(dataDir)).toBe(1);
    expect(await place.keys(dataDir)).toEqual(['statements/kept']);
  });

  test('has a check for its availability', async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });

  test('releases a file whose reader disconnected', async () => {
    await files.write('a', Readable.from([randomBytes(4 * MEGABYTE)]), LIMIT);
    for (let count = 0; count < READERS_THAT_LEAVE; count += 1) {
      const contents = files.read('a');
      if (count % 2 === 0) await once(contents, 'readable');
      contents.destroy();
    }
    expect(await buffer(files.read('a'))).toHaveLength(4 * MEGABYTE);
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
    // A separate thread returns collected buffers a little later.
    expect(most).toBeLessThan((3 / 4) * limitBytes);
  });

  test('can be moved: the same bytes under the same key open in another store', async () => {
    const vault = createVault([{ id: 'k', key: random.bytes(32) }]);
    const onDisk = await openFileStore(readConfig({ DATA_DIR: dataDir }), { random, vault });
    await onDisk.write('statements/a', Readable.from([Buffer.from('x')]), LIMIT);
    await place.put(dataDir, 'statements/a', await readFile(path.join(dataDir, 'files/statements/a')));
    const there = await openFileStore(readConfig({ DATA_DIR: dataDir, ...place.environment }), { random, vault });
    expect((await buffer(there.read('statements/a'))).toString()).toBe('x');
    there.close();
  });
});

test('files on disk are accessible only to their owner', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
  const vault = createVault([{ id: 'k', key: random.bytes(32) }]);
  const files = await openFileStore(readConfig({ DATA_DIR: dataDir }), { random, vault });
  await files.write('statements/a', Readable.from([Buffer.from('x')]), LIMIT);
  expect((await stat(path.join(dataDir, 'files/statements/a'))).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(dataDir, 'files/statements'))).mode & 0o777).toBe(0o700);
  await rm(dataDir, { recursive: true });
});

test.skipIf(!existsSync('/proc/self'))('a folder that cannot be written to is reported immediately', async () => {
  const vault = createVault([{ id: 'k', key: random.bytes(32) }]);
  const error = await openFileStore(readConfig({ DATA_DIR: '/proc/portal' }), { random, vault }).catch(
    (reason: unknown) => reason,
  );
  expect(explainStartError(error)).toEqual(['DATA_DIR cannot be used: ENOENT']);
});

describe('encrypted bytes in s3', () => {
  let place: FilePlace;
  let bytes: SealedBytes;

  beforeEach(async () => {
    place = await openFilePlace('s3');
    const { s3 } = readConfig(place.environment);
    if (!s3) throw new Error('No store is configured');
    bytes = bytesInS3(s3);
  });
  afterEach(async () => {
    bytes.close();
    await place.close();
  });

  const put = (key: string, pieces: readonly Buffer[]) =>
    bytes.put(key, Readable.from(pieces), [new PassThrough(), new PassThrough()]);

  test.each([-1, 0, 1])('are complete when parts are full within %d bytes, however they are split', async (more) => {
    for (const parts of [1, 2]) {
      const content = randomBytes(parts * PART_BYTES + more);
      const half = content.length >> 1;
      await put('whole', [content]);
      expect((await place.get('', 'whole')).equals(content)).toBe(true);
      await put('pieces', [content.subarray(0, 1), content.subarray(1, half), content.subarray(half)]);
      expect((await place.get('', 'pieces')).equals(content)).toBe(true);
    }
    expect(await place.leftovers('')).toBe(0);
  });

  test('are not mixed up when more arrive than there are buffers, nor with a buffer’s previous content', async () => {
    const contents = Array.from({ length: 12 }, (_, index) =>
      randomBytes(index % 2 === 0 ? PART_BYTES + index : index),
    );
    await Promise.all(contents.map((content, index) => put(`k-${index}`, [content])));
    for (const [index, content] of contents.entries())
      expect((await place.get('', `k-${index}`)).equals(content)).toBe(true);
  });

  test('hold their buffer while the store is awaited: each buffer is filled before it is sent', async () => {
    const { s3 } = readConfig(place.environment);
    if (!s3) throw new Error('No store is configured');
    const client = openClient(s3);
    const steps: string[] = [];
    client.middlewareStack.add((next, { commandName = '' }) => (args) => {
      if ('Body' in args.input) steps.push(commandName);
      return next(args);
    });
    const take = partBuffers({ count: 1, turnMs: 60_000, waitMs: 60_000 });
    const takeBuffer = async () => {
      const lent = await take();
      return { ...lent, endFilling: () => void steps.push('filled') };
    };
    for (const length of [1, PART_BYTES + 1]) {
      await uploadObject(Readable.from([randomBytes(length)]), {
        client,
        object: { Bucket: s3.bucket, Key: 'turns' },
        takeBuffer,
      });
    }
    client.destroy();
    const [alone, part] = [PutObjectCommand.name, UploadPartCommand.name];
    expect(steps).toEqual(['filled', alone, 'filled', part, 'filled', part]);
  });

  test('do not wait for senders that went silent halfway', { timeout: 60_000 }, async () => {
    const silent = Array.from({ length: 6 }, () => new PassThrough());
    const waiting = silent.map((source, index) => {
      source.write(randomBytes(1000));
      const writing = bytes.put(`silent-${index}`, source, [new PassThrough(), new PassThrough()]);
      writing.catch(() => undefined);
      return writing;
    });
    await put('quick', [randomBytes(1000)]);
    expect(await place.keys('')).toEqual(['quick']);
    for (const source of silent) source.destroy(new Error('gone'));
    for (const writing of waiting) await expect(writing).rejects.toThrow('gone');
    expect(await place.leftovers('')).toBe(0);
  });

  test('of a file interrupted by a store outage never become an object', async () => {
    const source = new PassThrough();
    const writing = bytes.put('cut', source, [new PassThrough(), new PassThrough()]);
    writing.catch(() => undefined);
    source.write(randomBytes(PART_BYTES + 1));
    await expect.poll(() => place.leftovers(''), { timeout: 30_000 }).toBe(1);
    await place.server?.stop();
    source.end(randomBytes(PART_BYTES));
    await expect(writing).rejects.toThrow(FilesUnavailable);
    await place.server?.start();
    await put('next', [randomBytes(PART_BYTES + 1)]);
    expect(await place.keys('')).toEqual(['next']);
  });
});

describe('an unavailable store', () => {
  let server: S3Server;
  let files: FileStore;

  const open = (environment: Record<string, string> = {}) =>
    openFileStore(readConfig({ ...server.environment, ...environment }), {
      random,
      vault: createVault([{ id: 'k', key: random.bytes(32) }]),
    });

  beforeEach(async () => {
    server = await openS3Server();
    files = await open();
  });
  afterEach(async () => {
    files.close();
    await server.close();
  });

  test('is reported by every operation, and works again once it is back', async () => {
    await files.write('a', Readable.from([Buffer.from('x')]), LIMIT);
    await server.stop();
    await expect(files.check()).rejects.toThrow(FilesUnavailable);
    await expect(files.write('b', Readable.from([randomBytes(6 * MEGABYTE)]), LIMIT)).rejects.toThrow(FilesUnavailable);
    await expect(buffer(files.read('a'))).rejects.toThrow(FilesUnavailable);
    await expect(files.findKeyId('a')).rejects.toThrow(FilesUnavailable);
    await expect(files.remove('a')).rejects.toThrow(FilesUnavailable);
    await expect(files.sweepTemporaryFiles(0)).rejects.toThrow(FilesUnavailable);
    expect(alertedFailuresOf('files')).toContain('FilesUnavailable');
    await server.start();
    expect((await buffer(files.read('a'))).toString()).toBe('x');
  });

  test.each([
    [{ S3_BUCKET: 'another' }, 'S3_BUCKET names a bucket that does not exist'],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_SECRET_ACCESS_KEY does not match the key'],
    [{ S3_ACCESS_KEY_ID: 'nobody' }, 'S3_ACCESS_KEY_ID is unknown to the store'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'S3_ENDPOINT names a store that is not available: ECONNREFUSED'],
  ])('%j gives one clear line at startup', async (environment, line) => {
    const error = await open(environment).catch((reason: unknown) => reason);
    expect(explainStartError(error)).toEqual([line]);
  });
});
