import {
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

/** Made once: making a formatter costs a hundred times what using it does. */
const productCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: PRODUCT_TIME_ZONE, dateStyle: 'short' });

/** The minute asked for last, as days begin with one: nearly every answer asks for the day it is. */
let known = { minute: Number.NaN, day: '' };

/** The day of an instant in the product's calendar (America/Toronto) as YYYY-MM-DD. */
export function productDay(at: Date): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (minute !== known.minute) known = { minute, day: productCalendar.format(at) };
  return known.day;
}

function monthsEnding(last: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

export interface StatementWindow {
  /** The full calendar months that are asked for, oldest first. */
  required: Month[];
  /** The same number of months ending one earlier: accepted while the newest statement is not out yet. */
  accepted: Month[];
}

/** How many months are asked for: 3 for a customer whose earlier application was funded, else 6. */
export function statementMonths(hasFundedApplication: boolean): number {
  return hasFundedApplication ? STATEMENT_MONTHS_REQUIRED_RENEWAL : STATEMENT_MONTHS_REQUIRED;
}

/** The last full calendar months before an instant, counted in America/Toronto (decisions, section 6). */
export function statementWindow(at: Date, months: number): StatementWindow {
  const last = addMonths(productDay(at).slice(0, 7), -1);
  return { required: monthsEnding(last, months), accepted: monthsEnding(addMonths(last, -1), months) };
}
