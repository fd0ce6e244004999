import { createDayCalendar } from '../calendar.ts';
import {
  DAY_MS,
  MINUTE_MS,
  PRODUCT_TIME_ZONE,
  STATEMENT_MONTHS_REQUIRED,
  STATEMENT_MONTHS_REQUIRED_RENEWAL,
} from '../constants.ts';

/** A calendar month as YYYY-MM. */
export type Month = string;

/** The month before or after: `addMonths('2026-01', -1)` is `2025-12`. */
export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = Math.floor(index / 12);
  return `${String(year).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a month as YYYY-MM-DD. */
export function lastDayOf(month: Month): string {
  return new Date(Date.parse(`${addMonths(month, 1)}-01`) - DAY_MS).toISOString().slice(0, 10);
}

const productCalendar = createDayCalendar(PRODUCT_TIME_ZONE);

/** Cached for the last minute, since days change only on one: nearly every response needs the current day. */
let known = { minute: Number.NaN, day: '' };

/** The day of an instant in the product's time zone (America/Toronto) as YYYY-MM-DD. */
export function productDay(at: Date): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (minute !== known.minute) known = { minute, day: productCalendar(at) };
  return known.day;
}

function monthsEnding(last: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

export interface StatementWindow {
  /** The required full calendar months, oldest first. */
  required: Month[];
  /** The same number of months ending one earlier: accepted while the newest statement is not available yet. */
  accepted: Month[];
}

/** How many months are required: 3 for a customer whose earlier application was funded, otherwise 6. */
export function statementMonths(hasFundedApplication: boolean): number {
  return hasFundedApplication ? STATEMENT_MONTHS_REQUIRED_RENEWAL : STATEMENT_MONTHS_REQUIRED;
}

/** The last full calendar months before an instant, counted in America/Toronto (decisions, section 6). */
export function statementWindow(at: Date, months: number): StatementWindow {
  const last = addMonths(productDay(at).slice(0, 7), -1);
  return { required: monthsEnding(last, months), accepted: monthsEnding(addMonths(last, -1), months) };
}
