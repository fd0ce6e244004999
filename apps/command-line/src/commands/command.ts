import type { Client } from '../client.ts';
import type { Output } from '../output.ts';

/** Whether somebody agreed to a question that ends in `[y/N]`. */
export function isYes(answer: string): boolean {
  return /^y(?:es)?$/iu.test(answer.trim());
}

/** What every subcommand needs. The client is created on demand, since help needs no key. */
export interface Tools {
  readonly client: () => Client;
  output: Output;
  /** Asks the person at the terminal. */
  readonly ask: (question: string) => Promise<string>;
}
