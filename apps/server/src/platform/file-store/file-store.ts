import type { Readable } from 'node:stream';

/** Size and hash before encryption. */
export interface StoredFile {
  size: number;
  sha256: string;
}

/**
 * Stores uploaded files, encrypted. A key has segments of letters, digits, `-`, `_` and `.`, joined by `/`. Every call
 * may fail with `FilesUnavailable` if an object store is unavailable.
 */
export interface FileStore {
  /** Streams `source` under `key`. Throws `FileTooLarge` past `limitBytes`; a failure leaves nothing. */
  write(key: string, source: Readable, options: { limitBytes: number }): Promise<StoredFile>;
  /** The decrypted contents; the stream fails with `FileNotFound` or `CannotOpen`. */
  read(key: string): Readable;
  remove(key: string): Promise<void>;
  /** Key id of a file; undefined if there is no such file. Throws `CannotOpen`. */
  findKeyId(key: string): Promise<string | undefined>;
  /**
   * Reencrypts a file with the current key, without it ever being missing or incomplete. Throws `FileNotFound` or
   * `CannotOpen`. The caller must prevent its removal meanwhile.
   */
  reseal(key: string): Promise<void>;
  keys(olderThanMs: number): AsyncIterable<string>;
  sweepTemporaryFiles(olderThanMs: number): Promise<number>;
  /** Resolves if files can be stored now; throws the reason otherwise. */
  check(): Promise<void>;
  close(): void;
}

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

/** The file store does not respond, or refuses the portal. `code` is the store's reason, such as `NoSuchBucket`. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super('The file store is not available', { cause });
    this.code = code;
  }
}
