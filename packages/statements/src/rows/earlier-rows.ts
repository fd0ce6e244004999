import { addDays } from '@portal/contract/calendar';
import type { Period } from '../reading/find-periods.ts';
import type { PageText } from '../reading/page-text.ts';
import { dayOf, findMonthFirst, type RowDate } from './row-dates.ts';
import { segmentsOf } from './segments.ts';
import { linesOfTable, placeLines } from './table.ts';
import { tableLinesOf } from './table-lines.ts';

/** A date or two that do not fit may be anything. */
const EARLIER_AT_LEAST = 2;
const EARLIER_SHARE = 0.2;
/** With the last day itself, no day and month come twice. */
const YEAR_DAYS_BEFORE = 364;

/** The dates of rows, of every account. */
function datesOfTables(pages: readonly PageText[], first: Period): RowDate[] {
  return segmentsOf(tableLinesOf(pages), { first, byPage: new Map() }).flatMap(({ lines }) =>
    linesOfTable(placeLines(lines)).flatMap(({ date }) => date ?? []),
  );
}

/**
 * The day of the first row, where the rows begin long before a period of which only the end is printed; null where their
 * dates do not say which day that is, and undefined where they are those of the period.
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
