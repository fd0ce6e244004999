import * as z from 'zod/mini';

/** Uses the error of an unknown id for a malformed id. */
export const identifier = z.uuid({
  error: ({ input }) => (input === undefined ? 'errors.errorValidation' : 'errors.errorNotFound'),
});
export const instant = z.iso.datetime();
