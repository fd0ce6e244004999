import * as z from 'zod/mini';
import { EXPORT_PAGE_SIZE_MAXIMUM, PAGE_SIZE_MAXIMUM } from '../constants.ts';
import { identifier } from './identifier.ts';

/** How many at most, 1 to `maximum`. */
const limitUpTo = (maximum: number) =>
  z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,4}$/u)), z.transform(Number)),
      z.number().check(z.minimum(1), z.maximum(maximum)),
    ),
  );

/** What a list in pages takes: the newest come first unless it says otherwise, and `after` is the `next` of the page before. PAGE_SIZE where no limit is. */
export const pageQuery = z.strictObject({ after: z.optional(identifier), limit: limitUpTo(PAGE_SIZE_MAXIMUM) });

/** The same for an export, whose pages nobody reads one by one. */
export const exportQuery = z.strictObject({
  after: z.optional(identifier),
  limit: limitUpTo(EXPORT_PAGE_SIZE_MAXIMUM),
});

/** `after` of the next page, or null on the last. */
export const nextPage = z.nullable(identifier);
