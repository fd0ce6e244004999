import type { StatementTransaction } from '@portal/contract/application/statements/statement-transactions';
import type { Period } from '../reading/find-periods.ts';
import { type Amount, hasCents, withCents } from './amounts.ts';
import { type Alignment, type AmountColumn, type AmountRole, columnOf } from './columns.ts';
import { dayOf } from './row-dates.ts';
import { amountsApart, isPartOfDate, type PlacedLine } from './table.ts';

export interface Row extends StatementTransaction {
  kind: 'row';
}

/** Printed values among the rows that serve as checks: a balance, or the sums of the rows above by side. */
export type Entry =
  | Row
  | { kind: 'balance'; cents: number; label: 'opening' | 'carried' | 'closing' | undefined }
  | { kind: 'sums'; inCents: number | undefined; outCents: number | undefined };

export interface Columns {
  columns: readonly AmountColumn[];
  alignment: Alignment;
  roles: readonly AmountRole[];
  hasWholeDollars: boolean;
}

export interface Dating {
  span: Period;
  isMonthFirst: boolean;
}

/** The day of a line with a date; undefined if outside the period. */
export function dayOfLine({ date }: PlacedLine, { span, isMonthFirst }: Dating): string | undefined {
  return date && dayOf(date, span, isMonthFirst);
}

type ByRole = Partial<Record<AmountRole, Amount[]>>;

const WHOLE_TOLERANCE = 1.5;

function byRole(line: PlacedLine, { columns, alignment, roles, hasWholeDollars }: Columns): ByRole {
  const found: ByRole = {};
  for (const amount of line.amounts) {
    const at = columnOf(columns, alignment, line, amount);
    const [role, column] = [roles[at], columns[at]];
    if (!column || role === undefined || role === 'ignored') continue;
    if (amount.isWhole && !(hasWholeDollars && isWholeDollars(line, amount, column))) continue;
    (found[role] ??= []).push(amount);
  }
  return found;
}

function isWholeDollars(line: PlacedLine, amount: Amount, { edge }: AmountColumn): boolean {
  return !isPartOfDate(line.dates, amount.from) && Math.abs(amount.end - line.shift - edge) <= WHOLE_TOLERANCE;
}

interface SortedLine {
  line: PlacedLine;
  amounts: ByRole;
}

interface TableLook {
  left: number;
  right: number;
  /** Right edge of the descriptions: that of the table, unless they are all to the right of its amounts. */
  wordsEnd: number;
  /** Whether all money out has a minus sign, which therefore adds no information. */
  isOutNegative: boolean;
  /** Whether a two-sided column marks only money in, so that unmarked amounts without a minus are money out. */
  isInMarked: boolean;
}

function lookOf(lines: readonly SortedLine[], { columns, roles }: Columns): TableLook {
  const counted = columns.filter((_column, index) => roles[index] !== 'ignored');
  const ofRows = (role: AmountRole) =>
    lines.flatMap(({ line, amounts }) => (line.label ? [] : (amounts[role] ?? []))).filter(({ cents }) => cents !== 0);
  const [out, signed] = [ofRows('out'), ofRows('signed')];
  const right = Math.max(...columns.map(({ end }, index) => (roles[index] === 'ignored' ? 0 : end)));
  return {
    left: Math.min(...counted.map(({ x }) => x)),
    right,
    wordsEnd: wordsEndOf(lines, right),
    isOutNegative: out.length > 0 && out.every(({ cents }) => cents < 0),
    isInMarked: signed.some(({ isCredit }) => isCredit) && signed.every(({ cents }) => cents > 0),
  };
}

function wordsEndOf(lines: readonly SortedLine[], right: number): number {
  const rows = lines.filter(({ line, amounts: { in: into, out, signed } }) => !line.label && (into ?? out ?? signed));
  const countUntil = (end: number) => rows.filter((row) => wordsOf(row, end) !== '').length;
  return countUntil(right) === 0 && 2 * countUntil(Infinity) > rows.length ? Infinity : right;
}

/** Whether a row has an amount inside the table but in none of its columns, which means the columns are wrong. */
function hasAmountBetween({ line, amounts }: SortedLine, { left, right }: TableLook): boolean {
  const isUsed = (amount: Amount) => Object.values(amounts).some((list) => list.includes(amount));
  return amountsApart(line).some(
    (amount) => amount.end > left + line.shift && amount.x < right + line.shift && !isUsed(amount),
  );
}

/** Cents, negative for money out; undefined if the line has no amount besides a balance. */
function flowOf(amounts: ByRole, { isOutNegative, isInMarked }: TableLook): number | undefined {
  const sum = (list: readonly Amount[] = []) => list.reduce((total, { cents }) => total + cents, 0);
  const flows = [...(amounts.in ?? []), ...(amounts.out ?? []), ...(amounts.signed ?? [])];
  if (flows.every(({ cents }) => cents === 0)) return undefined;
  const out = isOutNegative ? sum(amounts.out) : -sum(amounts.out);
  const signed = (amounts.signed ?? []).map((amount) =>
    isInMarked && !amount.isCredit ? -amount.cents : amount.cents,
  );
  return sum(amounts.in) + out + signed.reduce((total, cents) => total + cents, 0);
}

function sumsOf(amounts: ByRole): Extract<Entry, { kind: 'sums' }> | undefined {
  const sumOf = (list: readonly Amount[] | undefined) =>
    list && Math.abs(list.reduce((total, { cents }) => total + cents, 0));
  const [inCents, outCents] = [sumOf(amounts.in), sumOf(amounts.out)];
  return inCents === undefined && outCents === undefined ? undefined : { kind: 'sums', inCents, outCents };
}

/** Fees booked with a line, as negative cents: separate rows, because the deposit was larger. */
function feeOf({ fee = [] }: ByRole): number[] {
  return fee.filter(({ cents }) => cents !== 0).map(({ cents }) => -Math.abs(cents));
}

/** Whether a line has money in and money out, which means two rows or none. */
function isTwo(amounts: ByRole): boolean {
  const isAny = (list: readonly Amount[] = []) => list.some(({ cents }) => cents !== 0);
  return isAny(amounts.in) && isAny(amounts.out);
}

function wordsOf({ line, amounts }: SortedLine, end: number): string {
  const taken = [...Object.values(amounts).flat(), ...(line.date ? [line.date] : [])];
  return line.line.words
    .filter(({ x }, index) => x < end + line.shift && !taken.some(({ from, past }) => index >= from && index < past))
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

const MONTH = '(?:jan|f[eé]v|feb|mar|apr|avr|ma[iy]|jui?n|jui?l|aug|ao[uû]|sept?|oct|nov|d[eé]c)';
/** A date joined to the next word, such as `11 SEPVMW` or `2026-09-11VMW`. */
const dateAndMore = new RegExp(
  String.raw`^(?:\d{1,2}[ -]?${MONTH}[a-z]{2}|${MONTH}[ -]?\d{1,2}[a-z]{2}|\d{1,4}[-/]\d{1,2}(?:[-/]\d{2,4})?[a-z]{2})`,
  'u',
);

/** Whether a line starts with an unreadable date: its row does not belong to the day above. */
function beginsWithDateAndMore({ line, dates, hasOtherThanDate }: PlacedLine): boolean {
  const begin = line.words.slice(0, 2).map(({ text }) => text.toLowerCase());
  return hasOtherThanDate && dates.length === 0 && dateAndMore.test(begin.join(' '));
}

const LINE_SPACING = 1.9;
const DESCRIPTION_MAXIMUM_LENGTH = 200;

const mayBeRow = ({ line }: SortedLine, flow: number | undefined) => line.date !== undefined || flow !== undefined;

/** Builds rows line by line; a day or description may apply to the lines that follow. */
class RowBuilder {
  private readonly entries: Entry[] = [];
  private isStrange = false;
  private lacksDay = false;
  private readonly dated: boolean[] = [];
  private isDated = false;
  private day: string | undefined;
  private waiting = '';
  private above: PlacedLine | undefined;
  private isOpen = false;
  private readonly look: TableLook;
  private readonly dating: Dating;

  constructor(look: TableLook, dating: Dating) {
    this.look = look;
    this.dating = dating;
  }

  add(sorted: SortedLine): void {
    const { line, amounts } = sorted;
    // Ignores text to the right of the table between two of its lines.
    if ((line.line.words[0]?.x ?? 0) >= this.look.right + line.shift) return;
    const flow = flowOf(amounts, this.look);
    const balance = amounts.balance?.at(-1)?.cents;
    if (line.label) this.addCheck(line, amounts, balance);
    else if (line.heading.length > 0) this.isOpen = false;
    else this.addLine(sorted, { flow, balance });
    this.above = line;
  }

  /**
   * Rows with their days; undefined if a day is missing or ambiguous. Some statements print the day only on a day's
   * last row, with its balance: the top row if newest first, otherwise the bottom row. They are recognizable by an
   * undated first row and a dated last row.
   */
  finished(): Entry[] | undefined {
    const rows = this.entries.filter((entry) => entry.kind === 'row');
    const isWithBalance = (index: number) => rows[index]?.balanceCents !== null;
    const mayBeDatedLast =
      this.dated.includes(false) && this.dated.every((isDated, index) => isDated === isWithBalance(index));
    if (this.isStrange) return undefined;
    if (!mayBeDatedLast || this.isNewestFirst(rows)) return this.lacksDay ? undefined : this.entries;
    if (this.dated[0] === true || this.dated.at(-1) === false) return undefined;
    this.dateFromBelow(rows);
    return this.entries;
  }

  private dateFromBelow(rows: readonly Row[]): void {
    let below = rows.at(-1)?.date ?? '';
    for (const [index, row] of [...rows.entries()].toReversed()) {
      if (this.dated[index]) below = row.date;
      row.date = below;
    }
  }

  private isNewestFirst(rows: readonly Row[]): boolean {
    const days = rows.filter((_row, index) => this.dated[index]).map(({ date }) => date);
    return (days[0] ?? '') > (days.at(-1) ?? '');
  }

  private addLine(
    sorted: SortedLine,
    { flow, balance }: { flow: number | undefined; balance: number | undefined },
  ): void {
    const { line } = sorted;
    if (line.date) this.date(line);
    else this.isStrange ||= beginsWithDateAndMore(line);
    this.isStrange ||= mayBeRow(sorted, flow) && (hasAmountBetween(sorted, this.look) || isTwo(sorted.amounts));
    const words = wordsOf(sorted, this.look.wordsEnd);
    const rows = [flow ?? [], feeOf(sorted.amounts)].flat();
    if (rows.length === 0) this.addWords(line, words);
    for (const cents of rows) this.addRow(line, { cents, words });
    if (balance !== undefined) this.addBalance(balance);
  }

  private date(line: PlacedLine): void {
    const day = dayOfLine(line, this.dating);
    if (day === undefined) {
      this.isStrange ||= hasCents(line);
    } else {
      this.day = day;
      this.isDated = true;
    }
  }

  private addRow(line: PlacedLine, row: { cents: number; words: string }): void {
    // Below a day without an amount so far, text at the start of a line describes the row.
    const isDatedElsewhere = line.hasOtherThanDate || (!line.date && !this.isDated && line.dates[0]?.from === 0);
    this.lacksDay ||= this.day === undefined;
    this.isStrange ||= isDatedElsewhere;
    const description = [this.waiting, row.words].filter((text) => text !== '').join(' ');
    this.waiting = '';
    this.isOpen = true;
    this.dated.push(this.isDated);
    this.isDated = false;
    this.entries.push({
      kind: 'row',
      date: this.day ?? this.dating.span.from,
      description: description.slice(0, DESCRIPTION_MAXIMUM_LENGTH),
      cents: row.cents,
      balanceCents: null,
      page: line.page + 1,
    });
  }

  private addBalance(cents: number): void {
    const last = this.entries.at(-1);
    if (last?.kind === 'row' && last.balanceCents === null) last.balanceCents = cents;
    else this.entries.push({ kind: 'balance', cents, label: undefined });
  }

  /** Words below a row belong to it, unless a new day starts; before a day's first row they belong to the row below. */
  private addWords(line: PlacedLine, words: string): void {
    const last = this.entries.at(-1);
    const above = this.above;
    const isNear =
      above !== undefined && above.page === line.page && line.line.y - above.line.y <= LINE_SPACING * line.line.size;
    if (line.date || this.waiting !== '') this.waiting = [this.waiting, words].filter((text) => text !== '').join(' ');
    else if (isNear && last?.kind === 'row' && this.isOpen)
      last.description = `${last.description} ${words}`.trim().slice(0, DESCRIPTION_MAXIMUM_LENGTH);
    else this.isOpen = false;
  }

  private addCheck(line: PlacedLine, amounts: ByRole, balance: number | undefined): void {
    this.waiting = '';
    this.isOpen = false;
    const { label } = line;
    if (label === 'opening' || label === 'carried' || label === 'closing') {
      const cents = balance ?? withCents(line).at(-1)?.cents;
      if (cents !== undefined) this.entries.push({ kind: 'balance', cents, label });
      return;
    }
    const sums = label === 'fees' ? undefined : sumsOf(amounts);
    if (!sums) return;
    this.entries.push(sums);
    if (balance !== undefined) this.entries.push({ kind: 'balance', cents: balance, label: undefined });
  }
}

/** Rows and checks in file order; undefined if a row has no day or too many amounts. */
export function buildRows(lines: readonly PlacedLine[], columns: Columns, dating: Dating): Entry[] | undefined {
  const sorted = lines.map((line) => ({ line, amounts: byRole(line, columns) }));
  const builder = new RowBuilder(lookOf(sorted, columns), dating);
  for (const each of sorted) builder.add(each);
  return builder.finished();
}
