import { DAY_MS, MINUTE_MS, PRODUCT_TIME_ZONE } from './constants.ts';

export type Month = string;

export type Day = string;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Whether YYYY-MM-DD is an existing date; 31 April is not. */
export function isRealDate(text: string): boolean {
  const match = isoDate.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Returns a function that gives the day of an instant in a time zone, as YYYY-MM-DD. Create it once per zone: creating a
 * formatter costs a hundred times as much as using it.
 *
 * The day is put together from its parts because the order of a formatted date is not stable: with ICU 72 (some WebKit
 * builds) the short date of `en-CA` is `11/27/26`.
 */
export function createDayCalendar(timeZone: string): (at: Date) => Day {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const read = (at: Date) => {
    const parts = format.formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  };
  // Nearly every response needs the current day, which can only change on the minute.
  let known = { minute: Number.NaN, day: '' };
  return (at) => {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== known.minute) known = { minute, day: read(at) };
    return known.day;
  };
}

/** The day of an instant in the product's time zone (America/Toronto). */
export const productDay = /* @__PURE__ */ createDayCalendar(PRODUCT_TIME_ZONE);

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = Math.floor(index / 12);
  return `${String(year).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function eachMonth(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function lastDayOf(month: Month): Day {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day of a later month, or that month's last day. */
export function sameDayOfMonth(day: Day, monthsLater: number): Day {
  const month = addMonths(day.slice(0, 7), monthsLater);
  const [same, last] = [`${month}-${day.slice(8)}`, lastDayOf(month)];
  return same < last ? same : last;
}

/** Whole months between two days; 0 if the second is earlier. */
export function completedMonths(from: Day, to: Day): number {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  const months = (last ?? 0) - (first ?? 0);
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months);
}

/** Days since 1970-01-01. Takes the parts from the text: parsing it as a date takes several times as long. */
export function dayNumber(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
}

export function dayOf(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(dayNumber(day) + count);
}

export function countDays(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

export function eachDay(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index));
}

/** Days since 1970-01-01, both ends included. */
export interface DaySpan {
  first: number;
  last: number;
}

export function daysOf(month: Month): DaySpan {
  const [year, monthOfYear] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return { first: Date.UTC(year, monthOfYear - 1, 1) / DAY_MS, last: Date.UTC(year, monthOfYear, 0) / DAY_MS };
}

export function lengthOf({ first, last }: DaySpan): number {
  return last - first + 1;
}

/** The days of `within` that no span covers, oldest first. */
export function gapsOf(spans: readonly DaySpan[], within: DaySpan): DaySpan[] {
  const gaps: DaySpan[] = [];
  let next = within.first;
  for (const { first, last } of [...spans].sort((a, b) => a.first - b.first)) {
    if (first > within.last) break;
    if (first > next) gaps.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  if (next <= within.last) gaps.push({ first: next, last: within.last });
  return gaps;
}
