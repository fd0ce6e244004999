import * as z from 'zod/mini';
import { version } from '../fields/version.ts';
import { described } from './described.ts';

/** For who looked at it before they changed it; programs that did not may leave it out. */
export function seenVersion(thing: string) {
  return described(
    z.optional(version),
    `The version of the ${thing} that was seen: an older one is refused. Left out, it is not compared.`,
    7,
  );
}
