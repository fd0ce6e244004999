import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { instant } from '../fields/identifier.ts';

/** Version, author and time of the last change. */
export function changed(thing: string) {
  return {
    version: described(z.int(), `The version of the ${thing}; it goes up with each change.`, 3),
    changedBy: described(z.nullable(z.string()), 'Who changed it last; null where that was not noted.', 'Anne Roy'),
    changedAt: described(z.nullable(instant), 'When; null where that was not noted.', '2026-02-10T16:20:00.000Z'),
  };
}
