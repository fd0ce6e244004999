import * as z from 'zod/mini';
import { PAGE_SIZE_MAXIMUM } from '../constants.ts';
import { identifier } from '../fields/identifier.ts';

/** What a list in pages takes: the newest come first, and `after` is the `next` of the page before. */
export const pageQuery = z.strictObject({
  after: z.optional(identifier),
  /** How many at most, 1 to PAGE_SIZE_MAXIMUM; PAGE_SIZE where it is absent. */
  limit: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/u)), z.transform(Number)),
      z.number().check(z.minimum(1), z.maximum(PAGE_SIZE_MAXIMUM)),
    ),
  ),
});

/** `after` of the next page, or null on the last. */
export const nextPage = z.nullable(identifier);
