import type { Readable } from 'node:stream';
import type { Client } from '../client.ts';

/** What every command needs. The client is created on demand, since help needs no key. */
export interface Tools {
  readonly client: () => Client;
  /** The same without a key. */
  readonly anyone: () => Client;
  /** Writes a text and a line end to the output. */
  readonly print: (text: string) => void;
  /** The same beside the output. */
  readonly note: (text: string) => void;
  /** Whether the person at the terminal says yes. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly stdin: Readable;
}
