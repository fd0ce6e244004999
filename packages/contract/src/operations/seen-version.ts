import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { version } from '../fields/version.ts';

/** For who looked at it before they changed it; programs that did not may leave it out. */
export function seenVersion(thing: string) {
  return described(
    z.optional(version),
    `The version of the ${thing} that was seen: an older one is refused. Left out, it is not compared.`,
    7,
  );
}

/** The same in the query of a request that has no body. */
export const seenVersionInQuery = z.optional(
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,10}$/u)), z.transform(Number)), version),
);
