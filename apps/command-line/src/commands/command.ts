import type { Readable } from 'node:stream';
import type { Client } from '../client.ts';

/** What every command needs. The client is created on demand, since help needs no key. */
export interface Tools {
  readonly client: () => Client;
  /** Creates a client without a key. */
  readonly anyone: () => Client;
  readonly print: (text: string) => void;
  readonly note: (text: string) => void;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly stdin: Readable;
}
