import * as z from 'zod/mini';

export const identifier = z.uuid({ error: 'errors.errorNotFound' });
/** An instant as ISO 8601 text in UTC. */
export const instant = z.iso.datetime();
