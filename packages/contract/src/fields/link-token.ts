import * as z from 'zod/mini';

/** Token in a link's address. Longer ones are refused without a lookup. */
export const linkToken = z.string().check(z.maxLength(200));
