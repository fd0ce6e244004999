import type { Readable } from 'node:stream';
import type { Client } from '../client.ts';

export interface Tools {
  readonly client: () => Client;
  /** Creates a client without a key. */
  readonly anyone: () => Client;
  readonly print: (text: string) => void;
  readonly note: (text: string) => void;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly stdin: Readable;
}
