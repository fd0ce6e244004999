import { hasCents, withCents } from './amounts.ts';
import { buildRows, type Columns, type Dating, type Entry, type Row } from './build-rows.ts';
import type { AmountRole } from './columns.ts';
import { isTotalOf, type TableSide, tableSideOf, titleOf } from './labels.ts';
import { type PrintedChecks, prove, type Proved } from './prove.ts';
import { readingsOf } from './readings.ts';
import { dayOf, type RowDate } from './row-dates.ts';
import { type PrintedSum, printedSums } from './summary.ts';
import { linesOfTable, placeLines } from './table.ts';
import { type TableLine, wordsBefore } from './table-lines.ts';

interface SideTable {
  side: TableSide;
  title: string;
  lines: TableLine[];
  totalCents: number | undefined;
  sums: TableLine[];
}

type Side = Exclude<TableSide, 'days'>;

/** Maximum distance of a heading below its title, in lines and letter heights. */
const TITLE_LINES = 3;
const TITLE_SPACING = 3;

function sideOfTitle(lines: readonly TableLine[], at: number): TableSide | undefined {
  const line = lines[at];
  const side = line?.dates.length === 0 ? tableSideOf(wordsBefore(line)) : undefined;
  if (!line || side === undefined) return undefined;
  const below = lines.slice(at + 1, at + 1 + TITLE_LINES).filter(({ page }) => page === line.page);
  return startsWithRow(line, below[0]) || hasHeadingBelow(line, below) ? side : undefined;
}

function startsWithRow(title: TableLine, next: TableLine | undefined): boolean {
  return next !== undefined && !hasCents(title) && next.dates[0]?.from === 0 && hasCents(next);
}

function hasHeadingBelow(title: TableLine, below: readonly TableLine[]): boolean {
  const nearest = below.find((line) => line.heading.length > 0 || tableSideOf(wordsBefore(line)) !== undefined);
  return (
    nearest !== undefined &&
    tableSideOf(wordsBefore(nearest)) === undefined &&
    nearest.line.y - title.line.y <= TITLE_SPACING * title.line.size
  );
}

function splitTables(lines: readonly TableLine[]): SideTable[] {
  const tables: SideTable[] = [];
  let open: SideTable | undefined;
  for (const [index, line] of lines.entries()) {
    const side = sideOfTitle(lines, index);
    if (side !== undefined) open = tableUnder(line, side, tables);
    if (!open) continue;
    const cents = sumOn(line, open, side !== undefined);
    if (cents !== undefined) {
      open.totalCents = cents;
      open.sums.push(line);
      if (side === undefined) open = undefined;
    } else if (side === undefined && isBalance(line)) {
      open = undefined;
    } else if (side === undefined) {
      open.lines.push(line);
    }
  }
  return tables;
}

function tableUnder(line: TableLine, side: TableSide, tables: SideTable[]): SideTable {
  const title = titleOf(wordsBefore(line));
  const known = tables.find((table) => table.side === side && table.title === title);
  if (known) return known;
  const table: SideTable = { side, title, lines: [], sums: [], totalCents: undefined };
  tables.push(table);
  return table;
}

function sumOn(line: TableLine, { side }: SideTable, isTitle: boolean): number | undefined {
  if (line.dates.length > 0) return undefined;
  return isTitle || isTotalOf(wordsBefore(line), side) ? withCents(line).at(-1)?.cents : undefined;
}

function isBalance({ label }: TableLine): boolean {
  return label === 'opening' || label === 'closing';
}

function ofSide(columns: Columns, side: Side): Columns[] {
  const counted = columns.roles.filter((role) => role !== 'ignored');
  if (counted.length !== 1 || (counted[0] !== 'signed' && counted[0] !== side)) return [];
  return [{ ...columns, roles: columns.roles.map((role): AmountRole => (role === 'ignored' ? role : side)) }];
}

interface DatedAmount {
  date: RowDate;
  cents: number;
  description: string;
}

/**
 * Entries on a list line, each with a date and an amount (and a number for cheques); empty if the line says anything
 * else.
 */
function listedOn({ line, dates, amounts }: TableLine, side: TableSide): DatedAmount[] {
  const wordsBetween = side === 'days' ? 0 : 1;
  const cents = withCents({ amounts });
  const listed = dates.flatMap((date, index): DatedAmount[] => {
    const [amount, after] = [cents[index], cents[index - 1]?.past ?? 0];
    const isNext = date.from >= after && date.from - after <= wordsBetween;
    if (!amount || amount.from < date.past || !isNext) return [];
    const words = [...line.words.slice(after, date.from), ...line.words.slice(date.past, amount.from)];
    return [{ date, cents: amount.cents, description: words.map(({ text }) => text).join(' ') }];
  });
  return listed.length === dates.length && listed.length === cents.length ? listed : [];
}

function listedIn({ lines, side }: Pick<SideTable, 'lines' | 'side'>, { span, isMonthFirst }: Dating) {
  const listed = lines.flatMap((line) => listedOn(line, side).map((each) => ({ ...each, page: line.page + 1 })));
  const dated = listed.flatMap(({ date, ...each }) => {
    const day = dayOf(date, span, isMonthFirst);
    return day === undefined ? [] : [{ ...each, day }];
  });
  return dated.length === listed.length ? dated : undefined;
}

function listedRows(table: SideTable, dating: Dating): Row[][] {
  const listed = listedIn(table, dating);
  if (!listed) return [];
  return [
    listed.map(({ day, cents, description, page }) => ({
      kind: 'row',
      date: day,
      description,
      cents: table.side === 'in' ? cents : -Math.abs(cents),
      balanceCents: null,
      page,
    })),
  ];
}

/** Rows of a table in every possible reading, most likely first; readings of a group differ only in columns. */
function* rowsOf(table: SideTable & { side: Side }, dating: Dating): Generator<Row[][]> {
  const placed = linesOfTable(placeLines(table.lines));
  for (const group of readingsOf(placed)) {
    yield group
      .flatMap((columns) => ofSide(columns, table.side))
      .flatMap((columns) => {
        const rows = buildRows(placed, columns, dating)?.filter((entry) => entry.kind === 'row');
        return rows ? [rows] : [];
      });
  }
  yield listedRows(table, dating);
}

const sumOf = (rows: readonly Row[]) => Math.abs(rows.reduce((sum, { cents }) => sum + cents, 0));
const keyOf = (rows: readonly Row[]) => rows.map(({ date, cents }) => `${date} ${String(cents)}`).join();

interface ReadTable {
  side: Side;
  rows: Row[];
  totalCents: number | undefined;
  /** Whether exactly one reading matches the printed sum, or none is printed. */
  holds: boolean;
}

function readSideTable(table: SideTable & { side: Side }, dating: Dating): ReadTable {
  const { side, totalCents } = table;
  let likeliest: Row[] | undefined;
  for (const readings of rowsOf(table, dating)) {
    likeliest ??= readings[0];
    if (totalCents === undefined) continue;
    const [found, ...others] = readings.filter((rows) => sumOf(rows) === Math.abs(totalCents));
    if (found) return { side, rows: found, totalCents, holds: others.every((rows) => keyOf(rows) === keyOf(found)) };
  }
  const isEmpty = !table.lines.some((line) => line.dates.length > 0 && hasCents(line));
  const holds = totalCents === undefined && (likeliest !== undefined || isEmpty);
  return { side, rows: likeliest ?? [], totalCents, holds };
}

function inTime(rows: readonly Row[], balances: ReadonlyMap<string, number>): Entry[] {
  const days = Map.groupBy(rows, ({ date }) => date);
  return [...new Set([...days.keys(), ...balances.keys()])].sort().flatMap((day): Entry[] => {
    const [own, cents] = [days.get(day) ?? [], balances.get(day)];
    const last = own.at(-1);
    if (cents === undefined) return own;
    return last
      ? [...own.slice(0, -1), { ...last, balanceCents: cents }]
      : [{ kind: 'balance', cents, label: undefined }];
  });
}

function besideOf(lines: readonly TableLine[], tables: readonly SideTable[]): TableLine[] {
  const used = new Set(
    tables.flatMap((table) => [
      ...table.sums.map(({ line }) => line),
      ...linesOfTable(placeLines(table.lines)).map(({ line }) => line),
    ]),
  );
  return lines.filter(({ line }) => !used.has(line));
}

/** Whether a sum printed outside the tables is that of one table or of all tables of its side; zero never matches. */
function isMet({ label, cents, items }: PrintedSum, tables: readonly ReadTable[]): boolean {
  if (cents === undefined) return true;
  if ((label !== 'totalIn' && label !== 'totalOut') || cents === 0) return true;
  const own = tables.filter(({ side }) => side === (label === 'totalIn' ? 'in' : 'out')).map(({ rows }) => rows);
  return [own.flat(), ...own].some(
    (rows) => sumOf(rows) === Math.abs(cents) && (items === undefined || items === rows.length),
  );
}

const labelOf = { in: 'totalIn', out: 'totalOut' } as const;

/** The tables' sums, combined into one check per side, because a row added by a correction belongs to no table. */
function sumsOfTables(tables: readonly ReadTable[]): PrintedSum[] {
  return (['in', 'out'] as const).flatMap((side) => {
    const totals = tables.filter((table) => table.side === side).flatMap(({ totalCents }) => totalCents ?? []);
    const isOfAll = totals.length > 0 && totals.length === tables.filter((table) => table.side === side).length;
    const cents = totals.reduce((sum, total) => sum + Math.abs(total), 0);
    return isOfAll ? [{ label: labelOf[side], cents, items: undefined }] : [];
  });
}

function sumsOfSides(printed: readonly PrintedSum[], tables: readonly ReadTable[]): PrintedSum[] {
  const parts = tables.filter(({ side }) => tables.filter((table) => table.side === side).length > 1);
  return printed.filter((sum) => {
    if (sum.cents === undefined || (sum.label !== 'totalIn' && sum.label !== 'totalOut')) return true;
    return sum.cents !== 0 && !parts.some((table) => isMet(sum, [table]));
  });
}

/**
 * Rows of an account with separate tables for deposits, withdrawals and perhaps cheques and fees: the table determines
 * the sign. Undefined if there is no such table with rows.
 */
export function readSideTables(lines: readonly TableLine[], dating: Dating): Proved | undefined {
  const tables = splitTables(lines);
  const read = tables.flatMap((table) =>
    table.side === 'days' ? [] : [readSideTable({ ...table, side: table.side }, dating)],
  );
  const rows = read.flatMap((table) => table.rows);
  if (rows.length === 0) return undefined;
  const days = listedIn(
    { side: 'days', lines: tables.filter(({ side }) => side === 'days').flatMap((table) => table.lines) },
    dating,
  );
  const balances = new Map(days?.map(({ day, cents }) => [day, cents]));
  const printed = printedSums(besideOf(lines, tables), dating);
  const unread = read.filter(({ holds, totalCents }) => !holds && totalCents === undefined).length + (days ? 0 : 1);
  const wrong = read.filter(({ holds, totalCents }) => !holds && totalCents !== undefined).length;
  const unmet = printed.filter((sum) => !isMet(sum, read)).length + wrong + unread;
  const proved = prove(
    inTime(rows, balances),
    printed.filter(({ label, cents }) => label === 'opening' || label === 'closing' || cents === undefined),
  );
  const checks: PrintedChecks = {
    ...proved.checks,
    printed: [...sumsOfSides(printed, read), ...sumsOfTables(read)],
    unread,
  };
  return { ...proved, checks, proof: unmet === 0 ? proved.proof : 'notProven', faults: proved.faults + unmet };
}
