import * as z from 'zod/mini';

export const calendarMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u));
