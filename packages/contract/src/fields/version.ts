import * as z from 'zod/mini';

/** Maximum of a PostgreSQL `integer`. */
export const INTEGER_MAXIMUM = 2_147_483_647;

/** The version a save is based on; older ones are refused with errorVersionConflict. The next version must fit, too. */
export const version = z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM - 1));
