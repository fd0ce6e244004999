import type { StatsFs } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { isMissing, makeFolder } from '../folders.ts';
import type { Random } from '../random.ts';
import { FileNotFound, FilesUnavailable } from './file-store.ts';
import { TEMPORARY_ENDING, type SealedBytes } from './sealed-files.ts';

const WRITE_BYTES = 512 * 1024;
const READ_BYTES = 512 * 1024;
const LEAST_ROOM_BYTES = STATEMENT_FILE_MAXIMUM_BYTES;

/** Files under `<dataDir>/files`. A file exists completely or not at all, even after a crash. */
export function bytesOnDisk(dataDir: string, random: Random): SealedBytes {
  const root = path.join(dataDir, 'files');
  const fileOf = (key: string) => path.join(root, key);

  return {
    put: (key, source, through) =>
      writeWhole(fileOf(key), `${fileOf(key)}.${random.uuid()}${TEMPORARY_ENDING}`, (file) =>
        pipeline(source, ...through, (bytes: AsyncIterable<Buffer>) => writeAll(file, bytes)),
      ),

    get: async (key) => {
      try {
        return (await open(fileOf(key), 'r')).createReadStream({ highWaterMark: READ_BYTES });
      } catch (error) {
        throw isMissing(error) ? new FileNotFound(error) : error;
      }
    },

    findStart: async (key, bytes) => {
      try {
        const handle = await open(fileOf(key), 'r');
        try {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes));
          return buffer.subarray(0, bytesRead);
        } finally {
          await handle.close();
        }
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    remove: (key) => rm(fileOf(key), { force: true }),

    keys: async function* (olderThanMs) {
      for await (const { name } of filesOlderThan(root, olderThanMs)) if (!isTemporary(name)) yield name;
    },

    sweepTemporaryFiles: (olderThanMs) => removeTemporaryFiles(root, olderThanMs),

    check: async () => {
      makeFolder(root);
      await access(root, constants.W_OK);
    },

    checkFreeSpace: async () => {
      if (isFull(await statfs(root))) throw new FilesUnavailable('ENOSPC');
    },

    close: () => undefined,
  };
}

/** Whether the largest file no longer fits. Some file systems do not count blocks. */
export function isFull({ bavail, bsize, blocks }: Pick<StatsFs, 'bavail' | 'bsize' | 'blocks'>): boolean {
  return blocks > 0 && bavail * bsize < LEAST_ROOM_BYTES;
}

async function writeWhole(
  file: string,
  temporary: string,
  write: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function removeTemporaryFiles(root: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for await (const { name, file } of filesOlderThan(root, olderThanMs)) {
    if (!isTemporary(name)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

function isTemporary(name: string): boolean {
  return name.endsWith(TEMPORARY_ENDING);
}

async function* filesOlderThan(root: string, olderThanMs: number): AsyncGenerator<{ name: string; file: string }> {
  // Uses the machine's clock, like the file system.
  const newest = Date.now() - olderThanMs;
  const names = await readdir(root, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(root, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() === true && found.mtimeMs <= newest) yield { name, file };
  }
}

/** Combines small pieces, and accepts more while the disk is writing. */
async function writeAll(handle: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  let pieces: Buffer[] = [];
  let size = 0;
  let writing = Promise.resolve();
  for await (const bytes of chunks) {
    pieces.push(bytes);
    size += bytes.length;
    if (size >= WRITE_BYTES) {
      await writing;
      writing = writePieces(handle, pieces);
      // Awaited elsewhere; until then a rejection must not count as unhandled.
      writing.catch(() => undefined);
      [pieces, size] = [[], 0];
    }
  }
  await writing;
  await writePieces(handle, pieces);
}

export async function writePieces(
  handle: Pick<FileHandle, 'writev' | 'writeFile'>,
  pieces: readonly Buffer[],
): Promise<void> {
  if (pieces.length === 0) return;
  const { bytesWritten } = await handle.writev(pieces);
  // A nearly full disk accepts a part and reports the error with the next write.
  const isWhole = bytesWritten === pieces.reduce((size, { length }) => size + length, 0);
  if (!isWhole) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}

/** Without this, a machine crash could lose the rename. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
