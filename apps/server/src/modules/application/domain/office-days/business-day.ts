import { addDays } from '@portal/contract/calendar';
import type { Province } from '@portal/contract/fields/provinces';
import { isHoliday, isWeekend } from './holidays.ts';

/** Longer than any run of weekends and holidays in Canada. */
const LONGEST_SEARCH_DAYS = 31;

/** The first business day after `day` in all these provinces: the business's and the lender's. Days are YYYY-MM-DD. */
export function nextBusinessDay(day: string, provinces: readonly Province[]): string {
  for (let count = 1; count <= LONGEST_SEARCH_DAYS; count += 1) {
    const candidate = addDays(day, count);
    if (!isWeekend(candidate) && !provinces.some((province) => isHoliday(candidate, province))) return candidate;
  }
  throw new RangeError('No business day within a month');
}

export function isBusinessDay(day: string, office: Province): boolean {
  return !isWeekend(day) && !isHoliday(day, office);
}

const MOST_DAYS_LATE = 366;

/** The office's business days after `day` up to `today`; counts at most a year. */
export function businessDaysSince(day: string, { today, office }: { today: string; office: Province }): number {
  let passed = 0;
  let next = addDays(day, 1);
  for (let count = 0; next <= today && count < MOST_DAYS_LATE; count += 1) {
    if (isBusinessDay(next, office)) passed += 1;
    next = addDays(next, 1);
  }
  return passed;
}

/**
 * A promised contact day (YYYY-MM-DD), or null once it has passed.
 * @param today the office's current day
 */
export function unlessPassed(day: string | null, today: string): string | null {
  return day !== null && day >= today ? day : null;
}
