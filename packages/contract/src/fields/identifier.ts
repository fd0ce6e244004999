import * as z from 'zod/mini';

/** An id that is none names nothing, like an unknown one. */
export const identifier = z.uuid({
  error: ({ input }) => (input === undefined ? 'errors.errorValidation' : 'errors.errorNotFound'),
});
/** An instant as ISO 8601 text in UTC. */
export const instant = z.iso.datetime();
