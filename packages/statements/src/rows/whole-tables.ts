import { countDays } from '@portal/contract/calendar';
import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { hasCents } from './amounts.ts';
import type { PrintedChecks } from './prove.ts';
import type { PlacedLine } from './table.ts';

type ReadAccount = StatementAccount & { checks?: PrintedChecks | undefined };

interface FoundAccount {
  lines: readonly PlacedLine[];
  read: ReadAccount;
}

/** Foot of a printed page, in points from the top; only a footer fits below it. */
const FOOT = 634;
/**
 * Minimum expected number of rows: with two expected, one in seven statements that end at the end of a page has none by
 * chance.
 */
const EXPECTED_AT_LEAST = 2;
const LINE_SPACING = 1.9;

function isEnded({ checks, transactions }: ReadAccount): boolean {
  const ends = (checks?.among ?? []).filter(({ after }) => after >= transactions.length);
  return (
    (checks?.printed ?? []).some(({ label }) => label !== 'opening' && label !== 'carried' && label !== 'fees') ||
    ends.some(({ check }) => check.kind === 'sums' || check.label === 'closing')
  );
}

function rowsExpected({ transactions, from, to }: ReadAccount): number {
  const last = transactions.at(-1)?.date;
  if (last === undefined || last < from || last >= to) return 0;
  return (transactions.length / countDays(from, last)) * (countDays(last, to) - 1);
}

/** Height at which a page's rows end, including lines after the last dated row; undefined without rows. */
function endOfRows(page: readonly PlacedLine[]): number | undefined {
  const from = page.findLastIndex((line) => line.date !== undefined && line.label === undefined && hasCents(line));
  let end = page[from];
  for (const line of page.slice(from + 1)) {
    if (!end || line.line.y - end.line.y > LINE_SPACING * line.line.size) break;
    end = line;
  }
  return end?.line.y;
}

function endWithPage(lines: readonly PlacedLine[]): boolean {
  const ends = [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => endOfRows(page) ?? []);
  const [last, ...before] = ends.toReversed();
  return last !== undefined && last >= Math.min(FOOT, Math.max(...before, 0) || FOOT);
}

/**
 * Whether rows may continue on a missing page: they end with the page, days before the period does, and nothing
 * indicates that they are complete.
 */
function mayGoOn({ read, lines }: FoundAccount): boolean {
  return !isEnded(read) && rowsExpected(read) >= EXPECTED_AT_LEAST && endWithPage(lines);
}

const isSamePeriod = (left: ReadAccount, right: ReadAccount) => left.from === right.from && left.to === right.to;

function goesOnIn(own: FoundAccount, next: FoundAccount): boolean {
  return (
    isSamePeriod(own.read, next.read) &&
    own.read.account === next.read.account &&
    next.read.proof !== 'notRead' &&
    next.read.openingCents === null &&
    !isEnded(own.read)
  );
}

/**
 * Balances at which another part of an account may start: after each row. The balance after the last row counts only if
 * this account is the later one.
 */
function balancesOf({ transactions }: ReadAccount, isBefore: boolean): Set<number> {
  const balances = transactions.flatMap(({ balanceCents }) => balanceCents ?? []);
  return new Set(isBefore ? balances.slice(0, -1) : balances);
}

/**
 * Whether an account starts with a balance from the middle of an earlier account, or with any balance of a later one.
 * If so, its pages are out of order.
 */
function isTorn(accounts: readonly FoundAccount[], at: number): boolean {
  const own = accounts[at]?.read;
  if (!own || own.openingCents === null || own.openingCents === 0) return false;
  const opening = own.openingCents;
  return accounts.some(
    ({ read }, index) =>
      index !== at &&
      isSamePeriod(read, own) &&
      read.account === own.account &&
      balancesOf(read, index < at).has(opening),
  );
}

/** Which accounts, by their sums alone, may be only part of an account. */
export function mayBeParts(accounts: readonly FoundAccount[]): boolean[] {
  const isAnyTorn = accounts.some((_account, at) => isTorn(accounts, at));
  return accounts.map(
    (each, at) => isAnyTorn || mayGoOn(each) || accounts.slice(at + 1).some((next) => goesOnIn(each, next)),
  );
}
