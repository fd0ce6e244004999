import * as z from 'zod/mini';
import { isRealDate } from './date-of-birth.ts';

export const calendarDay = z.string().check(z.refine(isRealDate));
