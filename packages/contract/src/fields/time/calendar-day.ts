import * as z from 'zod/mini';
import { isRealDate } from './date-of-birth.ts';

/** YYYY-MM-DD, an existing date. */
export const calendarDay = z.string().check(z.refine(isRealDate));
