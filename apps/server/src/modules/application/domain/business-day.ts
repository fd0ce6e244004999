import { DAY_MS } from '@portal/contract/constants';
import type { Province } from '@portal/contract/fields/provinces';

/** Whether a day (YYYY-MM-DD) is a holiday in a province. */
export type IsHoliday = (day: string, province: Province) => boolean;

/** No run of weekends and holidays in Canada comes near this. */
const LONGEST_SEARCH_DAYS = 31;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/**
 * The first day after `day` on which everybody concerned works: the business and the lender's office
 * (decisions, section 4). Days are YYYY-MM-DD.
 */
export function nextBusinessDay(day: string, provinces: readonly Province[], isHoliday: IsHoliday): string {
  for (let count = 1; count <= LONGEST_SEARCH_DAYS; count += 1) {
    const candidate = addDays(day, count);
    if (!isWeekend(candidate) && !provinces.some((province) => isHoliday(candidate, province))) return candidate;
  }
  throw new RangeError('No business day within a month');
}
