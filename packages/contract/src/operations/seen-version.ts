import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { version } from '../fields/version.ts';

/** For callers that displayed the data before changing it; other programs may omit it. */
export function seenVersion(thing: string) {
  return described(
    z.optional(version),
    `The version of the ${thing} that you saw; the call is refused if it is outdated. Without it, nothing is compared.`,
    7,
  );
}

/** Like `seenVersion`, as a query parameter for requests without a body. */
export const seenVersionInQuery = z.optional(
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,10}$/u)), z.transform(Number)), version),
);
