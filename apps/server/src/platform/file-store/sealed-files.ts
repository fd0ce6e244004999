import { createHash } from 'node:crypto';
import { PassThrough, Transform, pipeline as pipe } from 'node:stream';
import type { Readable } from 'node:stream';
import { keyIdOfFile, LONGEST_HEADER_BYTES, type Vault } from '../encryption/index.ts';
import { FileTooLarge, type FileStore, type StoredFile } from './file-store.ts';

export type SealedBytes = {
  /** Streams `source` into a file that exists completely or not at all, even after a crash. */
  put(key: string, source: Readable, through: readonly [Transform, Transform]): Promise<void>;
  get(key: string): Promise<Readable>;
  /** The first bytes of a file, or fewer; undefined if there is no file. */
  findStart(key: string, bytes: number): Promise<Buffer | undefined>;
  check(): Promise<void>;
  checkFreeSpace(): Promise<void>;
} & Pick<FileStore, 'remove' | 'keys' | 'sweepTemporaryFiles' | 'close'>;

/** Suffix of unfinished files. No key has it in any store, so that files can be moved. */
export const TEMPORARY_ENDING = '.part';
const keyForm = /^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$/u;
const PURPOSE = 'file';

export function sealedFiles(place: SealedBytes, vault: Vault): FileStore {
  return {
    write: async (key, source, { limitBytes }) => {
      assertKey(key);
      const measured = measure(limitBytes);
      await put(place, key, source, [measured.stream, vault.encryptStream(purposeOf(key))]);
      return measured.result();
    },

    read: (key) => {
      assertKey(key);
      const contents = vault.decryptStream(purposeOf(key));
      const answer = new PassThrough();
      const fail = (error: Error | null | undefined) => {
        if (error) answer.destroy(error);
      };
      contents.pipe(answer);
      answer.on('close', () => contents.destroy());
      const begin = (sealed: Readable) => {
        // The caller may have left before the file was found.
        if (answer.destroyed) sealed.destroy();
        else pipe(sealed, contents, fail);
      };
      void place.get(key).then(begin, fail);
      return answer;
    },

    findKeyId: async (key) => {
      assertKey(key);
      const start = await place.findStart(key, LONGEST_HEADER_BYTES);
      return start && keyIdOfFile(start);
    },

    reseal: async (key) => {
      assertKey(key);
      const purpose = purposeOf(key);
      const sealed = await place.get(key);
      await put(place, key, sealed, [vault.decryptStream(purpose), vault.encryptStream(purpose)]);
    },

    remove: async (key) => {
      assertKey(key);
      await place.remove(key);
    },

    keys: (olderThanMs) => place.keys(olderThanMs),
    sweepTemporaryFiles: (olderThanMs) => place.sweepTemporaryFiles(olderThanMs),
    check: async () => {
      await place.check();
      await place.checkFreeSpace();
    },
    close: () => place.close(),
  };
}

async function put(
  place: SealedBytes,
  key: string,
  source: Readable,
  through: readonly [Transform, Transform],
): Promise<void> {
  // Before the pipeline runs, an error without a listener would end the process.
  source.on('error', () => undefined);
  try {
    await place.put(key, source, through);
  } finally {
    source.destroy();
  }
}

function assertKey(key: string): void {
  if (!keyForm.test(key) || key.endsWith(TEMPORARY_ENDING)) throw new RangeError('Invalid file key');
}

/** Authenticates the key with the contents, so that files cannot be swapped. */
function purposeOf(key: string): string {
  return `${PURPOSE}:${key}`;
}

function measure(limitBytes: number): { stream: Transform; result: () => StoredFile } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      size += bytes.length;
      hash.update(bytes);
      if (size > limitBytes) done(new FileTooLarge());
      else done(null, bytes);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
