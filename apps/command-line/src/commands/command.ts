import type { Readable } from 'node:stream';
import type { Client } from '../client.ts';

/** What every command needs. The client is created on demand, since help needs no key. */
export interface Tools {
  readonly client: () => Client;
  /** A client without a key. */
  readonly anyone: () => Client;
  /** Prints a line to standard output. */
  readonly print: (text: string) => void;
  /** Prints a line to standard error. */
  readonly note: (text: string) => void;
  /** Whether the person confirms. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly stdin: Readable;
}
