import { type Amount, hasCents, withCents } from './amounts.ts';
import type { RowDate } from './row-dates.ts';
import type { TableLine } from './table-lines.ts';

/** A line of a table, moved to where the table stands on its first page. */
export interface PlacedLine extends TableLine {
  /** Points by which the table is drawn further right on this page. */
  shift: number;
  /** Its date, if one stands in the column of dates. */
  date: RowDate | undefined;
  /** A word begins in the column of dates that is none. */
  hasOtherThanDate: boolean;
}

const DATE_TOLERANCE = 8;
/** A table moves by less than this from page to page. */
const SHIFT_MAXIMUM = 72;
/** A date alone may be one of another list; beside an amount in its column it is a row's. */
const DATE_WEIGHT = 0.5;
const ROW_WEIGHT = 3;
const EDGE_TOLERANCE = 3.5;
/** Of two columns of dates, the left one counts if it has nearly as many. */
const NEARLY = 0.8;

/** Amounts that stand apart from the words to their left, as in a column; with whole dollars, beside a date or a label. */
export function amountsApart({ line, amounts, dates, label }: TableLine, hasWholeDollars = false): Amount[] {
  const isRow = dates.length > 0 || label !== undefined;
  return amounts.filter(({ isWhole, from }) => {
    const [before, first] = [line.words[from - 1], line.words[from]];
    if (isWhole && !(hasWholeDollars && isRow && !isPartOfDate(dates, from))) return false;
    return !before || !first || first.x - before.end > line.space;
  });
}

/** Whether a word of a line is one of a date. */
export function isPartOfDate(dates: readonly RowDate[], word: number): boolean {
  return dates.some(({ from, past }) => word >= from && word < past);
}

const mayBeRow = (line: TableLine) => line.heading.length === 0 && !isList(line);

const LISTED_AT_LEAST = 3;

/** A list in several columns, such as of cheques: each has a date and an amount. */
function isList({ dates, amounts }: TableLine): boolean {
  return dates.length >= LISTED_AT_LEAST && withCents({ amounts }).length >= LISTED_AT_LEAST;
}

/** Dates that may be those of rows: at the start of a line, or beside an amount. */
function datesOfRows(line: TableLine): RowDate[] {
  return mayBeRow(line) ? line.dates.filter(({ from }) => from === 0 || hasCents(line)) : [];
}

interface Column {
  x: number;
  count: number;
}

function dateColumns(lines: readonly TableLine[]): Column[] {
  const xs = lines.flatMap((line) => datesOfRows(line).map(({ x }) => x)).sort((a, b) => a - b);
  const columns: Column[] = [];
  for (const x of xs) {
    const last = columns.at(-1);
    if (last && x - last.x <= DATE_TOLERANCE) last.count += 1;
    else columns.push({ x, count: 1 });
  }
  return columns;
}

function mainColumn(columns: readonly Column[]): Column | undefined {
  const most = Math.max(...columns.map(({ count }) => count));
  return columns.find(({ count }) => count >= most * NEARLY);
}

interface Base {
  dateX: number;
  ends: readonly number[];
}

const endsOf = (lines: readonly TableLine[]) =>
  lines.filter(mayBeRow).flatMap((line) => amountsApart(line).map(({ end }) => end));

/** How well a page's dates and amounts stand where the first page has them, if it is moved back by so much. */
function fit(lines: readonly TableLine[], { dateX, ends }: Base, shift: number): number {
  let [score, rows] = [0, 0];
  for (const line of lines) {
    const dates = datesOfRows(line).filter(({ x }) => isNear(x - shift, dateX, DATE_TOLERANCE)).length;
    const amounts = mayBeRow(line)
      ? amountsApart(line).filter(({ end }) => ends.some((known) => isNear(end - shift, known, EDGE_TOLERANCE))).length
      : 0;
    if (dates > 0 && amounts > 0) rows += 1;
    score += DATE_WEIGHT * dates + amounts + (dates > 0 && amounts > 0 ? ROW_WEIGHT : 0);
  }
  const hasDates = lines.some((line) => line.dates.length > 0);
  return shift === 0 || rows > 0 || !hasDates ? score : 0;
}

function isNear(left: number, right: number, tolerance: number): boolean {
  return Math.abs(left - right) <= tolerance;
}

function shiftOf(lines: readonly TableLine[], base: Base): number {
  const edge = Math.max(...endsOf(lines)) - Math.max(...base.ends);
  const shifts = [0, ...dateColumns(lines).map(({ x }) => x - base.dateX), edge];
  let best = { shift: 0, score: -1 };
  for (const shift of shifts.filter((each) => Math.abs(each) <= SHIFT_MAXIMUM)) {
    const score = fit(lines, base, shift);
    if (score > best.score) best = { shift, score };
  }
  return best.shift;
}

/** Whether a word that is no amount begins at a place, apart from what stands left of it. */
function hasWordAt({ line, amounts }: TableLine, x: number): boolean {
  return line.words.some((word, index) => {
    const before = line.words[index - 1];
    const isApart = !before || word.x - before.end > line.space;
    const isAmount = amounts.some(({ from, past }) => index >= from && index < past);
    return isNear(word.x, x, DATE_TOLERANCE) && isApart && !(isAmount && index > 0);
  });
}

/** The lines of a segment with the dates of its table, if it has a column of dates. */
export function placeLines(lines: readonly TableLine[]): PlacedLine[] {
  const pages = Map.groupBy(lines, ({ page }) => page);
  const main = mainColumn(dateColumns(lines));
  if (!main) return lines.map((line) => ({ ...line, shift: 0, date: undefined, hasOtherThanDate: false }));
  const first = [...pages.values()].find((page) =>
    page.some((line) => datesOfRows(line).some(({ x }) => isNear(x, main.x, DATE_TOLERANCE))),
  );
  const base = { dateX: main.x, ends: endsOf(first ?? []) };
  return [...pages.values()].flatMap((page) => {
    const shift = page === first ? 0 : shiftOf(page, base);
    return page.map((line) => {
      const date = mayBeRow(line)
        ? line.dates.find(({ x }) => isNear(x - shift, base.dateX, DATE_TOLERANCE))
        : undefined;
      return { ...line, shift, date, hasOtherThanDate: !date && hasWordAt(line, base.dateX + shift) };
    });
  });
}

/** Whether a line of sums belongs to a summary below the table: its amounts stand in none of the table's columns. */
function isSummary(line: PlacedLine, ends: readonly number[]): boolean {
  const amounts = withCents(line);
  if (amounts.length === 0) return line.heading.length === 0 && line.phrases.length > 1;
  if (line.label === undefined) return false;
  return amounts.every(({ end }) => !ends.some((known) => isNear(end - line.shift, known, EDGE_TOLERANCE)));
}

/** A gap this many times the usual one ends a table, below its last dated row. */
const GAP_FACTOR = 1.8;

function gapsOf(lines: readonly PlacedLine[]): number[] {
  return lines.map((line, index) => {
    const above = lines[index - 1];
    return above?.page === line.page ? line.line.y - above.line.y : 0;
  });
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.filter((number) => number > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where a table ends: after its closing balance, before the summary that follows it, or at a gap below its last row. */
function endOfTable(lines: readonly PlacedLine[], from: number): number {
  const ends: number[] = [];
  const gaps = gapsOf(lines);
  const lastDated = lines.findLastIndex((line) => line.date !== undefined && hasCents(line));
  const widest = GAP_FACTOR * medianOf(gaps.slice(from, lastDated + 1));
  const isBelow = ({ label }: PlacedLine, at: number) =>
    at > lastDated && lastDated > from && label === undefined && (gaps[at] ?? 0) > widest;
  for (const [index, line] of lines.slice(from).entries()) {
    const at = from + index;
    if (isBelow(line, at) || isOther(line, ends)) return at;
    if (line.label === 'closing' && hasCents(line) && !continuesBelow(lines.slice(at + 1), ends)) return at + 1;
    if (line.date || line.label) ends.push(...withCents(line).map(({ end }) => end - line.shift));
  }
  return lines.length;
}

/** Whether the next amounts below a closing balance are those of a row of the same table: it was the balance of some day. */
function continuesBelow(below: readonly PlacedLine[], ends: readonly number[]): boolean {
  const next = below.find((line) => hasCents(line) || line.heading.length > 0);
  if (!next?.date || next.label !== undefined || isList(next)) return false;
  const right = Math.max(...ends) + EDGE_TOLERANCE;
  return withCents(next).every(({ end }) => end - next.shift <= right);
}

/** Whether a line below some rows is a summary's, a list's, or begins another table. */
function isOther(line: PlacedLine, ends: readonly number[]): boolean {
  return ends.length > 0 && (isSummary(line, ends) || isList(line) || line.label === 'opening');
}

/** From a table's heading, or else its first line, to its closing balance, or else to the end of the segment. */
export function linesOfTable(lines: readonly PlacedLine[]): PlacedLine[] {
  const firstHeading = lines.findIndex(({ heading }) => heading.length > 0);
  const begins = (line: PlacedLine, index: number) =>
    index > firstHeading && (line.date !== undefined || (firstHeading >= 0 && line.label === 'opening'));
  const from = lines.findIndex(begins);
  if (from < 0) return firstHeading < 0 ? [] : lines.slice(firstHeading);
  const headingAt = lines.findLastIndex(({ heading }, index) => index < from && heading.length > 0);
  return lines.slice(headingAt < 0 ? from : headingAt, endOfTable(lines, from));
}
