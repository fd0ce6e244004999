import type { Period } from './find-periods.ts';
import type { PageText } from './page-text.ts';
import { isRow } from '../rows/account-head.ts';
import { dayOf } from '../rows/row-dates.ts';
import { amountsApart } from '../rows/table.ts';
import type { TableLine } from '../rows/table-lines.ts';

const LINES_OF_HEADING = 8;
const SAME_PLACE = 2;

function isRowOfTable(line: TableLine): boolean {
  const begins = ({ x }: { x: number }) => line.line.cells.some((cell) => Math.abs(cell.x - x) <= SAME_PLACE);
  return isRow(line) && line.dates.some((date) => date.from === 0 || begins(date));
}

export interface DividedPage {
  head: PageText;
  foot: PageText;
  rows: readonly TableLine[];
}

function beginOf(lines: readonly TableLine[], firstRow: number): number {
  const above = lines.slice(Math.max(0, firstRow - LINES_OF_HEADING), firstRow);
  const heading = above.findIndex((line) => line.heading.length > 0);
  return heading < 0 ? firstRow : firstRow - above.length + heading;
}

export function dividePage(lines: readonly TableLine[]): DividedPage {
  const atStart = lines.findIndex((line) => isRow(line) && line.dates[0]?.from === 0);
  const firstRow = atStart < 0 ? lines.findIndex(isRowOfTable) : atStart;
  const heading = lines.findLastIndex((line) => line.heading.length > 0);
  const begin = firstRow < 0 ? heading : beginOf(lines, firstRow);
  const last = lines.findLastIndex((line) => amountsApart(line).length > 0);
  const textOf = (part: readonly TableLine[]) => part.map(({ line }) => line);
  if (begin < 0) return { head: textOf(lines), foot: [], rows: [] };
  return {
    head: textOf(lines.slice(0, begin)),
    foot: textOf(lines.slice(Math.max(begin, last) + 1)),
    rows: lines.slice(begin).filter(isRowOfTable),
  };
}

export function shareOfRows(rows: readonly TableLine[], { from, to }: Period): number | undefined {
  if (rows.length === 0) return undefined;
  const isWithin = ({ dates: [date] }: TableLine) =>
    [true, false].some((isMonthFirst) => {
      const day = date && dayOf(date, { from, to }, isMonthFirst);
      return day !== undefined && day >= from && day <= to;
    });
  return rows.filter(isWithin).length / rows.length;
}
