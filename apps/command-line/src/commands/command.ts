import type { Client } from '../client.ts';
import type { Output } from '../output.ts';

/** What a subcommand works with. The client is made when it is needed: help needs no key. */
export interface Tools {
  readonly client: () => Client;
  output: Output;
}
