import * as z from 'zod/mini';
import { isRealDate } from './date-of-birth.ts';

/** YYYY-MM-DD, a day that the calendar has. */
export const calendarDay = z.string().check(z.refine(isRealDate));
