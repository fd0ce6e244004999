import type { Readable } from 'node:stream';

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
  /** Removes what interrupted writes left behind `olderThanMs` ago or earlier; answers how many. */
  sweepTemporaryFiles(olderThanMs: number): Promise<number>;
};
