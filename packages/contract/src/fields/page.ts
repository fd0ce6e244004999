import * as z from 'zod/mini';
import { EXPORT_PAGE_SIZE_MAXIMUM, PAGE_SIZE_MAXIMUM } from '../constants.ts';
import { identifier } from './identifier.ts';

const limitUpTo = (maximum: number) =>
  z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,4}$/u)), z.transform(Number)),
      z.number().check(z.minimum(1), z.maximum(maximum)),
    ),
  );

/**
 * Query of a paged list. Newest first unless the operation says otherwise; `after` is the `next` of the previous page.
 * The default limit is PAGE_SIZE.
 */
export const pageQuery = z.strictObject({ after: z.optional(identifier), limit: limitUpTo(PAGE_SIZE_MAXIMUM) });

/** Like `pageQuery`, with larger pages for exports that programs read. */
export const exportQuery = z.strictObject({
  after: z.optional(identifier),
  limit: limitUpTo(EXPORT_PAGE_SIZE_MAXIMUM),
});

export const nextPage = z.nullable(identifier);
