import { accountOn } from '../reading/accounts.ts';
import type { Period } from '../reading/find-periods.ts';
import { isRow } from './account-head.ts';
import { hasCents, withCents } from './amounts.ts';
import { isCarriedFrom, type TableLine } from './table-lines.ts';

/** Lines of one account and period, from its header to the text below its table. */
export interface Segment {
  account: string | null;
  period: Period;
  lines: TableLine[];
}

interface Open extends Segment {
  hasTable: boolean;
  isClosed: boolean;
  /** Last printed closing balance, in cents. */
  closing: number | undefined;
  hasHeadingAgain: boolean;
  /** Number of another account printed since, and its position; the next table belongs to that account. */
  next: { account: string; at: number } | undefined;
}

function open(account: string | null, period: Period, lines: TableLine[] = []): Open {
  return {
    account,
    period,
    lines,
    hasTable: false,
    isClosed: false,
    closing: undefined,
    hasHeadingAgain: false,
    next: undefined,
  };
}

/** Stores an account number; before the table, the last printed number wins. */
function noteAccount(segment: Open, account: string | undefined): void {
  if (account === undefined) return;
  if (!segment.hasTable) segment.account = account;
  else if (account !== segment.account) segment.next ??= { account, at: segment.lines.length - 1 };
  else segment.next = undefined;
}

function beginsNext(segment: Open, line: TableLine): boolean {
  return segment.next !== undefined && (line.heading.length > 0 || (line.label === 'opening' && hasCents(line)));
}

function beginsAgain(segment: Open, line: TableLine): boolean {
  const isInTable = segment.hasHeadingAgain || line.dates[0]?.from === 0;
  if (!segment.isClosed || !isInTable || !hasCents(line) || isCarriedFrom(segment.closing, line)) return false;
  return line.label === 'opening' || line.label === 'carried';
}

function ofPage(segment: Open, period: Period | undefined): Open | undefined {
  const isOther = period && (period.from !== segment.period.from || period.to !== segment.period.to);
  return isOther ? open(segment.account, period) : undefined;
}

function ofNextAccount(segment: Open, line: TableLine): Open | undefined {
  if (!segment.next || !beginsNext(segment, line)) return undefined;
  const { account, at } = segment.next;
  return open(account, segment.period, segment.lines.splice(at));
}

function ofNextStatement(segment: Open, line: TableLine): Open | undefined {
  if (!beginsAgain(segment, line)) return undefined;
  const before = segment.lines.findLastIndex(
    ({ heading }, at) => at < segment.lines.length - 1 && heading.length === 0,
  );
  return open(segment.account, segment.period, segment.lines.splice(before + 1));
}

function noteTable(segment: Open, line: TableLine): void {
  segment.hasHeadingAgain ||= segment.isClosed && line.heading.length > 0;
  segment.hasTable ||= line.heading.length > 0 || isRow(line);
  if (!segment.hasTable || line.label !== 'closing' || !hasCents(line)) return;
  segment.isClosed = true;
  segment.closing = withCents(line).at(-1)?.cents;
}

export function segmentsOf(
  lines: readonly TableLine[],
  { first, byPage }: { first: Period; byPage: ReadonlyMap<number, Period> },
): Segment[] {
  let segment = open(null, first);
  const segments = [segment];
  const begin = (next: Open | undefined) => {
    if (next) segments.push((segment = next));
  };
  lines.forEach((line, index) => {
    if (lines[index - 1]?.page !== line.page) begin(ofPage(segment, byPage.get(line.page)));
    segment.lines.push(line);
    if (!isRow(line)) noteAccount(segment, accountOn(line.line, lines[index + 1]?.line));
    begin(ofNextAccount(segment, line) ?? ofNextStatement(segment, line));
    noteTable(segment, line);
  });
  return segments.map(({ account, period, lines: own }) => ({ account, period, lines: own }));
}
