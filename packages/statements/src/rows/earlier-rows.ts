import { addDays } from '@portal/contract/calendar';
import type { Period } from '../reading/find-periods.ts';
import type { PageText } from '../reading/page-text.ts';
import { dayOf, findMonthFirst, type RowDate } from './row-dates.ts';
import { segmentsOf } from './segments.ts';
import { linesOfTable, placeLines } from './table.ts';
import { tableLinesOf } from './table-lines.ts';

/** Minimum number of earlier rows: one or two odd dates may mean anything. */
const EARLIER_AT_LEAST = 2;
const EARLIER_SHARE = 0.2;
/** Within this many days before the last day, no combination of month and day occurs twice. */
const YEAR_DAYS_BEFORE = 364;

function datesOfTables(pages: readonly PageText[], first: Period): RowDate[] {
  return segmentsOf(tableLinesOf(pages), { first, byPage: new Map() }).flatMap(({ lines }) =>
    linesOfTable(placeLines(lines)).flatMap(({ date }) => date ?? []),
  );
}

/**
 * Day of the first row if rows start long before a period that prints only its end. Null if their dates are ambiguous,
 * undefined if they fit the period.
 */
export function findEarlierRows(pages: readonly PageText[], period: Period): string | null | undefined {
  const dates = datesOfTables(pages, period);
  const isMonthFirst = findMonthFirst(dates, period) ?? true;
  const earlier = dates.filter((date) => dayOf(date, period, isMonthFirst) === undefined);
  if (earlier.length < Math.max(EARLIER_AT_LEAST, dates.length * EARLIER_SHARE)) return undefined;
  const year = { from: addDays(period.to, -YEAR_DAYS_BEFORE), to: period.to };
  const isMonthFirstInYear = findMonthFirst(dates, year);
  if (isMonthFirstInYear === undefined) return null;
  const [first = null] = dates.flatMap((date) => dayOf(date, year, isMonthFirstInYear) ?? []).toSorted();
  return first;
}
