import { squash } from '../reading/page-text.ts';
import { type Amount, hasCents, withCents } from './amounts.ts';
import { tableSideOf } from './labels.ts';
import { isBefore, type RowDate } from './row-dates.ts';
import { isCarriedFrom, type TableLine, wordsBefore } from './table-lines.ts';

/** A line moved to where it would be on the table's first page. */
export interface PlacedLine extends TableLine {
  /** How far this page draws the table to the right, in points. */
  shift: number;
  date: RowDate | undefined;
  hasOtherThanDate: boolean;
}

const DATE_TOLERANCE = 8;
const SHIFT_MAXIMUM = 72;
/** Weight of a date alone, which may belong to another list. */
const DATE_WEIGHT = 0.5;
const ROW_WEIGHT = 3;
const EDGE_TOLERANCE = 3.5;
/** A date column with nearly as many dates may be the right one. */
const NEARLY = 0.8;

/** Amounts separated from the words to their left, as in a column; whole dollars need a date or label next to them. */
export function amountsApart({ line, amounts, dates, label }: TableLine, hasWholeDollars = false): Amount[] {
  const isRow = dates.length > 0 || label !== undefined;
  return amounts.filter(({ isWhole, from }) => {
    const [before, first] = [line.words[from - 1], line.words[from]];
    if (isWhole && !(hasWholeDollars && isRow && !isPartOfDate(dates, from))) return false;
    return !before || !first || first.x - before.end > line.space;
  });
}

export function isPartOfDate(dates: readonly RowDate[], word: number): boolean {
  return dates.some(({ from, past }) => word >= from && word < past);
}

const mayBeRow = (line: TableLine) => line.heading.length === 0 && !isList(line);

const LISTED_AT_LEAST = 3;

function isList({ dates, amounts }: TableLine): boolean {
  return dates.length >= LISTED_AT_LEAST && withCents({ amounts }).length >= LISTED_AT_LEAST;
}

function datesOfRows(line: TableLine): RowDate[] {
  return mayBeRow(line) ? line.dates.filter(({ from }) => from === 0 || hasCents(line)) : [];
}

interface Column {
  x: number;
  dates: RowDate[];
}

function dateColumns(lines: readonly TableLine[]): Column[] {
  const dates = lines.flatMap(datesOfRows);
  const columns: Column[] = [];
  for (const { x } of dates.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (!last || x - last.x > DATE_TOLERANCE) columns.push({ x, dates: [] });
  }
  for (const date of dates) columns.findLast(({ x }) => x <= date.x)?.dates.push(date);
  return columns;
}

/** Headings of the posting date; balances are in its order. */
const BOOKED = /^(?:post|book|inscri|comptab)/u;

function isBooked({ x }: Column, lines: readonly TableLine[]): boolean {
  const headings = lines.filter(({ heading }) => heading.length > 0);
  return headings.some(({ line }) =>
    line.words.some((word) => BOOKED.test(squash(word.text)) && isNear(word.x, x, DATE_TOLERANCE)),
  );
}

function isPlain({ x }: Column, lines: readonly TableLine[]): boolean {
  const headings = lines.filter(({ heading }) => heading.length > 0);
  return headings.some(({ line: { words, space } }) =>
    words.some((word, index) => {
      const [before, next] = [words[index - 1], words[index + 1]];
      const isAlone = (!before || word.x - before.end > space) && (!next || next.x - word.end > space);
      return isAlone && /^date$/u.test(squash(word.text)) && isNear(word.x, x, DATE_TOLERANCE);
    }),
  );
}

function isInOrder({ dates }: Column): boolean {
  const steps = dates.slice(1).map((date, index) => [dates[index] ?? date, date] as const);
  return steps.every(([above, below]) => !isBefore(below, above)) || steps.every(([a, b]) => !isBefore(a, b));
}

/**
 * The date column that counts. Among several with nearly as many dates, the posting date comes first, then the ordered
 * column, then the left one.
 */
function mainColumn(columns: readonly Column[], lines: readonly TableLine[]): Column | undefined {
  const most = Math.max(...columns.map(({ dates }) => dates.length));
  const full = columns.filter(({ dates }) => dates.length >= most * NEARLY);
  const booked = full.find((column) => isBooked(column, lines));
  const plain = booked && full.find((column) => isPlain(column, lines) && isInOrder(column));
  return plain ?? booked ?? full.find(isInOrder) ?? full[0];
}

interface Base {
  dateX: number;
  ends: readonly number[];
}

const endsOf = (lines: readonly TableLine[]) =>
  lines.filter(mayBeRow).flatMap((line) => amountsApart(line).map(({ end }) => end));

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

function hasWordAt({ line, amounts }: TableLine, x: number): boolean {
  return line.words.some((word, index) => {
    const before = line.words[index - 1];
    const isApart = !before || word.x - before.end > line.space;
    const isAmount = amounts.some(({ from, past }) => index >= from && index < past);
    return isNear(word.x, x, DATE_TOLERANCE) && isApart && !(isAmount && index > 0);
  });
}

export function placeLines(lines: readonly TableLine[]): PlacedLine[] {
  const pages = Map.groupBy(lines, ({ page }) => page);
  const main = mainColumn(dateColumns(lines), lines);
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

/**
 * Whether a line of sums belongs to a summary below the table: none of its amounts is in a column. Labels above a dated
 * row are the heading of a further page, even if it was not read as such.
 */
function isSummary(line: PlacedLine, ends: readonly number[], below: readonly PlacedLine[]): boolean {
  const amounts = withCents(line);
  if (amounts.length === 0)
    return line.heading.length === 0 && line.phrases.length > 1 && below.find(hasCents)?.date === undefined;
  if (line.label === undefined) return false;
  return amounts.every(({ end }) => !ends.some((known) => isNear(end - line.shift, known, EDGE_TOLERANCE)));
}

/** A gap this many times the usual line distance ends a table. */
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

const DESCRIPTION_LINES_MAXIMUM = 3;

function beginsRow(lines: readonly PlacedLine[], at: number): boolean {
  const own = lines[at];
  if (own?.date === undefined) return false;
  if (hasCents(own)) return true;
  const below = lines.slice(at + 1, at + 1 + DESCRIPTION_LINES_MAXIMUM);
  const next = below.find((line) => line.date !== undefined || hasCents(line));
  return next?.page === own.page && next.date === undefined && next.label === undefined;
}

/** Where a table ends: after its closing balance, before the summary, or at a gap below its last row. */
function endOfTable(lines: readonly PlacedLine[], from: number): number {
  const ends: number[] = [];
  const gaps = gapsOf(lines);
  const lastDated = lines.findLastIndex((_line, at) => beginsRow(lines, at));
  const widest = GAP_FACTOR * medianOf(gaps.slice(from, lastDated + 1));
  const isBelow = ({ label }: PlacedLine, at: number) =>
    at > lastDated && lastDated > from && label === undefined && (gaps[at] ?? 0) > widest;
  for (const [index, line] of lines.slice(from).entries()) {
    const at = from + index;
    if (isBelow(line, at) || isOther(line, ends, lines.slice(at + 1))) return at;
    if (line.label === 'closing' && hasCents(line) && !continuesBelow(lines, at, ends)) return at + 1;
    if (line.date || line.label) ends.push(...withCents(line).map(({ end }) => end - line.shift));
  }
  return lines.length;
}

export const PENDING = /^(?:pending|(?:en)?attente|entraitement|encours)/u;

/** Whether an older day follows rows that were ascending so far, which means that a list is repeated. */
function isListedAgain(above: readonly PlacedLine[], day: RowDate): boolean {
  const dates = above.filter((line) => hasCents(line) && line.label === undefined).flatMap(({ date }) => date ?? []);
  const [first, last] = [dates[0], dates.at(-1)];
  return first !== undefined && last !== undefined && isBefore(first, last) && isBefore(day, last);
}

function isRowUnder(line: PlacedLine, ends: readonly number[]): boolean {
  const right = Math.max(...ends) + EDGE_TOLERANCE;
  const isBooked = line.label === undefined && !isList(line) && !PENDING.test(squash(wordsBefore(line)));
  return isBooked && withCents(line).every(({ end }) => end - line.shift <= right);
}

/**
 * Whether rows of the same table follow a closing balance, which then was a day's or page's balance. Titled or repeated
 * lists below it are not part of the table.
 */
function continuesBelow(lines: readonly PlacedLine[], at: number, ends: readonly number[]): boolean {
  const below = lines.slice(at + 1);
  const next = below.find(hasCents);
  if (!next) return false;
  if (isCarriedFrom(withCents(lines[at] ?? { amounts: [] }).at(-1)?.cents, next)) return true;
  const between = below.slice(0, below.indexOf(next));
  const isApart = ({ heading, ...line }: PlacedLine) =>
    heading.length > 0 || tableSideOf(wordsBefore(line)) !== undefined;
  return (
    next.date !== undefined &&
    !between.some(isApart) &&
    !isListedAgain(lines.slice(0, at), next.date) &&
    isRowUnder(next, ends)
  );
}

function isOther(line: PlacedLine, ends: readonly number[], below: readonly PlacedLine[]): boolean {
  return ends.length > 0 && (isSummary(line, ends, below) || isList(line) || line.label === 'opening');
}

export function linesOfTable(lines: readonly PlacedLine[]): PlacedLine[] {
  const firstHeading = lines.findIndex(({ heading }) => heading.length > 0);
  const begins = (line: PlacedLine, index: number) =>
    index > firstHeading && (line.date !== undefined || (firstHeading >= 0 && line.label === 'opening'));
  const from = lines.findIndex(begins);
  if (from < 0) return firstHeading < 0 ? [] : lines.slice(firstHeading);
  const headingAt = lines.findLastIndex(({ heading }, index) => index < from && heading.length > 0);
  return lines.slice(headingAt < 0 ? from : headingAt, endOfTable(lines, from));
}
