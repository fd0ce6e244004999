import type { Readable } from 'node:stream';

/** What was written: its size and hash before encryption. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/**
 * Stores uploaded files, encrypted. A key is one or more segments of letters, digits, `-`, `_` and `.`, joined by `/`.
 * Every call may fail with `FilesUnavailable` if the files are in a store that is unavailable.
 */
export interface FileStore {
  /** Streams `source` under `key`. Throws `FileTooLarge` past `limitBytes`; nothing is left after any failure. */
  write(key: string, source: Readable, options: { limitBytes: number }): Promise<StoredFile>;
  /** The decrypted contents. The stream fails with `FileNotFound` or `CannotOpen`. */
  read(key: string): Readable;
  /** Removes the file; a missing one is fine. */
  remove(key: string): Promise<void>;
  /** The id of the key that a file is encrypted with; undefined if there is no such file. Throws `CannotOpen`. */
  findKeyId(key: string): Promise<string | undefined>;
  /**
   * Reencrypts a file with the current key. It exists all the time, and completely. Throws `FileNotFound` or
   * `CannotOpen`. Nobody may remove it in the meantime.
   */
  reseal(key: string): Promise<void>;
  /** The keys of all files that were written `olderThanMs` ago or earlier, by the clock of the store. */
  keys(olderThanMs: number): AsyncIterable<string>;
  /** Removes what interrupted writes left behind `olderThanMs` ago or earlier; returns how many. */
  sweepTemporaryFiles(olderThanMs: number): Promise<number>;
  /** Resolves if files can be stored now; throws the reason otherwise. */
  check(): Promise<void>;
  close(): void;
}

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

/** The file store does not respond, or refuses the portal. `code` is the store's own reason, such as `NoSuchBucket`. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super('The file store is not available', { cause });
    this.code = code;
  }
}
