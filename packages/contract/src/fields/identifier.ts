import * as z from 'zod/mini';

/** A malformed id is treated like an unknown one. */
export const identifier = z.uuid({
  error: ({ input }) => (input === undefined ? 'errors.errorValidation' : 'errors.errorNotFound'),
});
export const instant = z.iso.datetime();
