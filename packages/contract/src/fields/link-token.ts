import * as z from 'zod/mini';

/** What the address of a link carries. One that is too long to be any is refused before it is looked for. */
export const linkToken = z.string().check(z.maxLength(200));
