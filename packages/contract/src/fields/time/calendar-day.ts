import * as z from 'zod/mini';
import { isRealDate } from '../../calendar.ts';

export const calendarDay = z.string().check(z.refine(isRealDate));
