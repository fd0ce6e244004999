import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform, pipeline as pipe } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keyIdOfFile, LONGEST_HEADER_BYTES, type Vault } from './encryption/index.ts';
import type { Random } from './random.ts';

/** What was written: its size and hash before encryption. */
export type StoredFile = {
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
};

/** Keeps uploaded files, encrypted. A key is one or more segments of letters, digits, `-`, `_` and `.`, joined by `/`. */
export type FileStore = {
  /** Streams `source` under `key`. Throws `FileTooLarge` past `limitBytes`; nothing is left after any failure. */
  write(key: string, source: Readable, options: { limitBytes: number }): Promise<StoredFile>;
  /** The decrypted contents. The stream fails with `FileNotFound` or `CannotOpen`. */
  read(key: string): Readable;
  /** Removes the file; a missing one is fine. */
  remove(key: string): Promise<void>;
  /** The id of the key that a file is encrypted by; undefined where there is no such file. Throws `CannotOpen`. */
  findKeyId(key: string): Promise<string | undefined>;
  /**
   * Encrypts a file anew by the current key. It is there all the time, and whole. Throws `FileNotFound` or
   * `CannotOpen`. Nobody may remove it meanwhile.
   */
  reseal(key: string): Promise<void>;
  /** Removes what interrupted writes left behind `olderThanMs` ago or earlier; answers how many. */
  sweepTemporaryFiles(olderThanMs: number): Promise<number>;
};

/** More bytes came than the limit allows. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  constructor() {
    super('The file is larger than its limit');
  }
}

export class FileNotFound extends Error {
  override readonly name = 'FileNotFound';
  constructor(cause?: unknown) {
    super('There is no such file', { cause });
  }
}

const TEMPORARY_ENDING = '.part';
/** How much is given to the disk at once, and asked of it. */
const WRITE_BYTES = 512 * 1024;
const READ_BYTES = 512 * 1024;
const KEY_FORM = /^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
const PURPOSE = 'file';

/** Files on disk under `<dataDir>/files`. A file is there whole or not at all, after a crash too. */
export function createFileStore(parts: { dataDir: string; vault: Vault; random: Random }): FileStore {
  const root = path.join(parts.dataDir, 'files');

  const fileOf = (key: string) => {
    if (!KEY_FORM.test(key) || key.endsWith(TEMPORARY_ENDING)) {
      throw new RangeError('That is not a key of a file');
    }
    return path.join(root, key);
  };

  /** Runs streams into a file that appears under its name once all of it is on the disk. */
  const writeWhole = async (key: string, source: Readable, through: readonly [Transform, Transform]): Promise<void> => {
    const file = fileOf(key);
    const folder = path.dirname(file);
    const temporary = `${file}.${parts.random.uuid()}${TEMPORARY_ENDING}`;
    // The pipeline reports what fails; but until it runs, an error without a listener would end the process.
    source.on('error', () => undefined);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await pipeline(source, ...through, (bytes: AsyncIterable<Buffer>) => writeAll(handle, bytes));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, file);
      await syncFolder(folder);
    } catch (error) {
      source.destroy();
      await rm(temporary, { force: true });
      throw error;
    }
  };

  return {
    write: async (key, source, { limitBytes }) => {
      const measured = measure(limitBytes);
      await writeWhole(key, source, [measured.stream, parts.vault.encryptStream(purposeOf(key))]);
      return measured.result();
    },

    findKeyId: async (key) => {
      try {
        const handle = await open(fileOf(key), 'r');
        try {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEADER_BYTES));
          return keyIdOfFile(buffer.subarray(0, bytesRead));
        } finally {
          await handle.close();
        }
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    reseal: async (key) => {
      const purpose = purposeOf(key);
      try {
        const source = createReadStream(fileOf(key), { highWaterMark: READ_BYTES });
        await writeWhole(key, source, [parts.vault.decryptStream(purpose), parts.vault.encryptStream(purpose)]);
      } catch (error) {
        throw isMissing(error) ? new FileNotFound(error) : error;
      }
    },

    read: (key) => {
      const contents = parts.vault.decryptStream(purposeOf(key));
      const answer = new PassThrough();
      pipe(createReadStream(fileOf(key), { highWaterMark: READ_BYTES }), contents, (error) => {
        if (error) {
          answer.destroy(isMissing(error) ? new FileNotFound(error) : error);
        }
      });
      contents.pipe(answer);
      answer.on('close', () => contents.destroy());
      return answer;
    },

    remove: async (key) => {
      await rm(fileOf(key), { force: true });
    },

    sweepTemporaryFiles: async (olderThanMs) => {
      // The file system's own clock made the times that are compared here, so the machine's is asked.
      const newest = Date.now() - olderThanMs;
      const names = await readdir(root, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      let removed = 0;
      for (const name of names.filter((each) => each.endsWith(TEMPORARY_ENDING))) {
        const file = path.join(root, name);
        const modified = await stat(file).then(
          (found) => found.mtimeMs,
          () => Infinity,
        );
        if (modified <= newest) {
          await rm(file, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** The key is authenticated with the contents, so that files cannot be exchanged for one another. */
function purposeOf(key: string): string {
  return `${PURPOSE}:${key}`;
}

/** Counts and hashes what passes, and fails with `FileTooLarge` as soon as it is more than `limitBytes`. */
function measure(limitBytes: number): { stream: Transform; result: () => StoredFile } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      size += bytes.length;
      hash.update(bytes);
      if (size > limitBytes) {
        done(new FileTooLarge());
      } else {
        done(null, bytes);
      }
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Writes many small pieces at once, and takes the next ones in while the disk is at work. */
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
      // It is waited for above or below; until then it must not count as unhandled.
      writing.catch(() => undefined);
      [pieces, size] = [[], 0];
    }
  }
  await writing;
  await writePieces(handle, pieces);
}

async function writePieces(handle: FileHandle, pieces: readonly Buffer[]): Promise<void> {
  if (pieces.length === 0) return;
  const { bytesWritten } = await handle.writev(pieces);
  // A disk that is nearly full takes a part, and says why with the next one.
  const isWhole = bytesWritten === pieces.reduce((size, { length }) => size + length, 0);
  if (!isWhole) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}

/** Without this, a crash of the machine could forget the renamed file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
