import * as z from 'zod/mini';
import { described } from './described.ts';
import { instant } from './identifier.ts';

/** Maximum of a PostgreSQL `integer`. */
export const INTEGER_MAXIMUM = 2_147_483_647;

/**
 * The version a save is based on; older versions are refused with errorVersionConflict. The next version must fit into
 * the column as well.
 */
export const version = z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM - 1));

export function changed(thing: string) {
  return {
    version: described(z.int(), `The version of the ${thing}, which goes up with each change.`, 3),
    changedBy: described(z.nullable(z.string()), 'Who changed it last; null if that was not recorded.', 'Anne Roy'),
    changedAt: described(
      z.nullable(instant),
      'When it was last changed; null if that was not recorded.',
      '2026-02-10T16:20:00.000Z',
    ),
  };
}
