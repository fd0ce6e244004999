import * as z from 'zod/mini';

/** A malformed id gets the same error as an unknown one. */
export const identifier = z.uuid({
  error: ({ input }) => (input === undefined ? 'errors.errorValidation' : 'errors.errorNotFound'),
});
export const instant = z.iso.datetime();
