import * as z from 'zod/mini';

/** What a PostgreSQL `integer` column holds at most. */
export const INTEGER_MAXIMUM = 2_147_483_647;

/** The version that a save is based on; an older one is refused with errorVersionConflict. The next one must fit too. */
export const version = z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM - 1));
