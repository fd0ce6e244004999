import type { Readable } from 'node:stream';

/** What was written: its size and hash before encryption. */
export type StoredFile = {
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
};

/**
 * Keeps uploaded files, encrypted. A key is one or more segments of letters, digits, `-`, `_` and `.`, joined by `/`.
 * Everything may fail with `FilesUnavailable`, where the files are in a store that is away.
 */
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
  /** Resolves where files can be kept now; throws why not. */
  check(): Promise<void>;
  close(): void;
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

/** The store of files does not answer, or refuses the portal. `code` is its own word for why, as `NoSuchBucket`. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super('The store of files is not available', { cause });
    this.code = code;
  }
}
