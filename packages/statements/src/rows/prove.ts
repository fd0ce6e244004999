import { misreadingOf } from '@portal/contract/application/statements/misread-amounts';
import type {
  StatementProof,
  StatementTransaction,
} from '@portal/contract/application/statements/statement-transactions';
import type { Entry, Row } from './build-rows.ts';
import type { PrintedSum } from './summary.ts';

/** Everything printed to check an account's rows, except balances on rows. */
export interface PrintedChecks {
  printed: PrintedSum[];
  /** Checks printed among the rows; `after` is the number of rows above. */
  among: { after: number; check: Exclude<Entry, Row> }[];
  /** Number of unreadable checks; no row satisfies them. */
  unread: number;
}

/** Rows with their proof: either every printed sum matches, or `breaksAt` is the row at which one first fails. */
export interface Proved {
  proof: Exclude<StatementProof, 'notRead'>;
  breaksAt: number | null;
  openingCents: number | null;
  closingCents: number | null;
  transactions: StatementTransaction[];
  checks: PrintedChecks;
  faults: number;
  met: number;
}

interface Sums {
  inCents: number;
  outCents: number;
}

const noSums: Sums = { inCents: 0, outCents: 0 };

function plus({ inCents, outCents }: Sums, cents: number): Sums {
  return cents > 0 ? { inCents: inCents + cents, outCents } : { inCents, outCents: outCents - cents };
}

function minus(left: Sums, right: Sums): Sums {
  return { inCents: left.inCents - right.inCents, outCents: left.outCents - right.outCents };
}

class Arithmetic {
  readonly rows: Row[] = [];
  faults = 0;
  met = 0;
  breaksAt: number | null = null;
  opening: number | undefined;
  private running: number | undefined;
  /** Rows before the first balance or after the last one. */
  private unchecked = 0;
  private all = noSums;
  private readonly marks: Sums[] = [noSums];
  private page: number | undefined;

  constructor(opening: number | undefined) {
    this.opening = opening;
    this.running = opening;
  }

  get sums(): Sums {
    return this.all;
  }

  get isChecked(): boolean {
    return this.unchecked === 0;
  }

  get balance(): number | undefined {
    return this.running;
  }

  addRow(row: Row): void {
    if (row.page !== this.page) this.marks.push(this.all);
    this.page = row.page;
    this.rows.push(row);
    this.all = plus(this.all, row.cents);
    this.unchecked += 1;
    if (this.running !== undefined) this.running += row.cents;
    if (row.balanceCents !== null) this.meet(row.balanceCents);
  }

  meet(cents: number): void {
    if (this.running === undefined) {
      if (this.rows.length === 0) this.opening = cents;
    } else {
      if (this.running !== cents) {
        const since = this.rows.length - this.unchecked;
        const misread = misreadRow(this.rows.slice(since), cents - this.running);
        this.fault(misread === null ? Math.max(this.rows.length - 1, 0) : since + misread);
      } else if (this.unchecked > 0) {
        this.met += 1;
      }
      this.unchecked = 0;
    }
    this.running = cents;
  }

  /** Checks printed sums: those of a page, of the rows since the previous sums, or of all rows. */
  meetSums({ inCents, outCents }: { inCents: number | undefined; outCents: number | undefined }): void {
    const holds = this.marks.some((mark) => {
      const since = minus(this.all, mark);
      return (inCents ?? since.inCents) === since.inCents && (outCents ?? since.outCents) === since.outCents;
    });
    if (holds) this.met += 1;
    else this.fault(null);
    this.marks.push(this.all);
  }

  meetTotal(cents: number, sum: number): void {
    if (cents !== sum) this.fault(null);
    else if (cents !== 0) this.met += 1;
  }

  fault(at: number | null): void {
    this.faults += 1;
    if (this.rows.length > 0) this.breaksAt ??= at;
  }
}

const sideOf = { totalIn: 'inCents', totalOut: 'outCents' } as const;
const isCounted = {
  totalIn: ({ cents }: Row) => cents > 0,
  totalOut: ({ cents }: Row) => cents < 0,
  total: ({ cents }: Row) => cents !== 0,
} as const;

/** Whether a printed count matches. If several are printed, any of them or their sum must match. */
function isCountMet(printed: readonly PrintedSum[], label: keyof typeof isCounted, rows: readonly Row[]): boolean {
  const numbers = printed.flatMap((sum) => (sum.label === label && sum.cents === undefined ? (sum.items ?? []) : []));
  const count = rows.filter(isCounted[label]).length;
  return numbers.length === 0 || [...numbers, numbers.reduce((sum, number) => sum + number, 0)].includes(count);
}

function meetPrinted(arithmetic: Arithmetic, printed: readonly PrintedSum[]): void {
  const { rows, sums } = arithmetic;
  for (const { label, cents, items } of printed) {
    if ((label !== 'totalIn' && label !== 'totalOut') || cents === undefined) continue;
    arithmetic.meetTotal(Math.abs(cents), sums[sideOf[label]]);
    if (items !== undefined && items !== rows.filter(isCounted[label]).length) arithmetic.fault(null);
  }
  for (const label of ['totalIn', 'totalOut', 'total'] as const)
    if (!isCountMet(printed, label, rows)) arithmetic.fault(null);
}

function valuesOf(printed: readonly PrintedSum[], label: 'opening' | 'carried' | 'closing' | 'current'): number[] {
  return [...new Set(printed.flatMap((sum) => (sum.label === label ? (sum.cents ?? []) : [])))];
}

/** The row whose wrong sign or column alone explains the difference, which is twice its amount. */
function turnedRow(rows: readonly Row[], missing: number): number | null {
  const turned = rows.flatMap(({ cents }, index) => (-2 * cents === missing ? [index] : []));
  return turned.length === 1 ? (turned[0] ?? null) : null;
}

/** The only row in which one wrong digit, or two swapped ones, explain the difference. */
function misreadRow(rows: readonly Row[], missing: number): number | null {
  const misread = rows.flatMap(({ cents }, index) => (misreadingOf(cents, cents + missing) ? [index] : []));
  return misread.length === 1 ? (misread[0] ?? null) : null;
}

function hasBothTotals(printed: readonly PrintedSum[]): boolean {
  return (['totalIn', 'totalOut'] as const).every((label) =>
    printed.some((sum) => sum.label === label && sum.cents !== undefined),
  );
}

function addUp(arithmetic: Arithmetic, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.kind === 'row') arithmetic.addRow(entry);
    else if (entry.kind === 'balance') arithmetic.meet(entry.cents);
    else arithmetic.meetSums(entry);
  }
}

function meetClosing(arithmetic: Arithmetic, closing: number): void {
  const reached = arithmetic.balance;
  if (reached === closing && !arithmetic.isChecked) arithmetic.met += 1;
  if (reached === undefined || closing === reached) return;
  const [rows, missing] = [arithmetic.rows, closing - reached];
  arithmetic.fault(turnedRow(rows, missing) ?? misreadRow(rows, missing));
}

function isEnded(entries: readonly Entry[], closing: number | undefined): boolean {
  const isClosing = (entry: Entry) => entry.kind === 'balance' && entry.label === 'closing';
  return (
    closing !== undefined || entries.findLastIndex(isClosing) > entries.findLastIndex(({ kind }) => kind === 'row')
  );
}

function isCarriedOn(entries: readonly Entry[]): boolean {
  const last = entries.at(-1);
  return last?.kind === 'balance' && last.label === 'carried' && entries.some(({ kind }) => kind === 'row');
}

function checksOf(entries: readonly Entry[], printed: readonly PrintedSum[]): PrintedChecks {
  let after = 0;
  const among: PrintedChecks['among'] = [];
  for (const entry of entries) {
    if (entry.kind === 'row') after += 1;
    else among.push({ after, check: entry });
  }
  return { printed: [...printed], among, unread: 0 };
}

const isBalance = (entry: Entry) => entry.kind === 'balance' || (entry.kind === 'row' && entry.balanceCents !== null);

function openingsOf(entries: readonly Entry[], printed: readonly PrintedSum[]): number[] {
  const openings = valuesOf(printed, 'opening');
  const carried = valuesOf(printed, 'carried');
  return openings.length === 0 && carried.length === 1 && !entries.some(isBalance) ? carried : openings;
}

function closingsOf(entries: readonly Entry[], printed: readonly PrintedSum[]): number[] {
  const closings = valuesOf(printed, 'closing');
  return closings.length > 0 || isEnded(entries, undefined) ? closings : valuesOf(printed, 'current');
}

function isEmptyTotal(entry: Entry): boolean {
  return entry.kind === 'sums' && entry.inCents === 0 && entry.outCents === 0;
}

function isBetweenBalances(arithmetic: Arithmetic, entries: readonly Entry[], printed: readonly PrintedSum[]): boolean {
  if (arithmetic.balance === undefined) return false;
  if (arithmetic.opening === undefined && !hasBothTotals(printed)) return false;
  if (isEnded(entries, closingsOf(entries, printed)[0])) return true;
  const hasRows = arithmetic.rows.length > 0 || entries.some(isEmptyTotal);
  return !isCarriedOn(entries) && hasRows && arithmetic.isChecked;
}

/**
 * Adds up the rows in order from one printed balance to the next. Rows are proven if they connect two balances and no
 * printed sum fails.
 */
export function prove(entries: readonly Entry[], printed: readonly PrintedSum[]): Proved {
  const openings = openingsOf(entries, printed);
  const closings = closingsOf(entries, printed);
  const arithmetic = new Arithmetic(openings[0]);
  addUp(arithmetic, entries);
  const [closing] = closings;
  if (closing !== undefined) meetClosing(arithmetic, closing);
  if (openings.length > 1 || closings.length > 1) arithmetic.fault(null);
  meetPrinted(arithmetic, printed);

  const isProven = arithmetic.faults === 0 && isBetweenBalances(arithmetic, entries, printed);
  return {
    proof: isProven ? 'proven' : 'notProven',
    breaksAt: arithmetic.breaksAt,
    openingCents: arithmetic.opening ?? null,
    closingCents: closing ?? arithmetic.balance ?? null,
    transactions: arithmetic.rows.map(({ date, description, cents, balanceCents, page }) => ({
      date,
      description,
      cents,
      balanceCents,
      page,
    })),
    checks: checksOf(entries, printed),
    faults: arithmetic.faults,
    met: arithmetic.met,
  };
}
