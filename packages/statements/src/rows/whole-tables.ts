import { countDays } from '@portal/contract/calendar';
import type { StatementAccount } from '@portal/contract/application/statement-transactions';
import { hasCents } from './amounts.ts';
import type { PrintedChecks } from './prove.ts';
import type { PlacedLine } from './table.ts';

type ReadAccount = StatementAccount & { checks?: PrintedChecks | undefined };

interface FoundAccount {
  lines: readonly PlacedLine[];
  read: ReadAccount;
}

/** Where a printed page ends, in points from the top: below it there is room for a footer alone. */
const FOOT = 634;
/** Rows that are to be expected where there are none: by chance, one statement of seven that ends with its page has none. */
const EXPECTED_AT_LEAST = 2;
const LINE_SPACING = 1.9;

/** Whether a balance, a sum or a number of items is printed that all rows have met. */
function isEnded({ checks, transactions }: ReadAccount): boolean {
  const ends = (checks?.among ?? []).filter(({ after }) => after >= transactions.length);
  return (
    (checks?.printed ?? []).some(({ label }) => label !== 'opening' && label !== 'carried' && label !== 'fees') ||
    ends.some(({ check }) => check.kind === 'sums' || check.label === 'closing')
  );
}

/** How many rows the days after the last one would have, if they were as busy as those before. */
function rowsExpected({ transactions, from, to }: ReadAccount): number {
  const last = transactions.at(-1)?.date;
  if (last === undefined || last < from || last >= to) return 0;
  return (transactions.length / countDays(from, last)) * (countDays(last, to) - 1);
}

/** The height at which the rows of a page end, with what follows the last one that has a day; undefined without rows. */
function endOfRows(page: readonly PlacedLine[]): number | undefined {
  const from = page.findLastIndex((line) => line.date !== undefined && line.label === undefined && hasCents(line));
  let end = page[from];
  for (const line of page.slice(from + 1)) {
    if (!end || line.line.y - end.line.y > LINE_SPACING * line.line.size) break;
    end = line;
  }
  return end?.line.y;
}

/** Whether an account's rows end where its page ends, or where those of a page before do. */
function endWithPage(lines: readonly PlacedLine[]): boolean {
  const ends = [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => endOfRows(page) ?? []);
  const [last, ...before] = ends.toReversed();
  return last !== undefined && last >= Math.min(FOOT, Math.max(...before, 0) || FOOT);
}

/**
 * Whether rows may go on, on a page that is not there: they end with their page, days before the period does, and nothing
 * says that they are all.
 */
function mayGoOn({ read, lines }: FoundAccount): boolean {
  return !isEnded(read) && rowsExpected(read) >= EXPECTED_AT_LEAST && endWithPage(lines);
}

const isSamePeriod = (left: ReadAccount, right: ReadAccount) => left.from === right.from && left.to === right.to;

/** Whether an account goes on in a later one, which begins with no balance of its own. */
function goesOnIn(own: FoundAccount, next: FoundAccount): boolean {
  return (
    isSamePeriod(own.read, next.read) &&
    own.read.account === next.read.account &&
    next.read.proof !== 'notRead' &&
    next.read.openingCents === null &&
    !isEnded(own.read)
  );
}

/** The balances at which another part of an account may begin: after each row, and where it ends if that comes later. */
function balancesOf({ transactions }: ReadAccount, isBefore: boolean): Set<number> {
  const balances = transactions.flatMap(({ balanceCents }) => balanceCents ?? []);
  return new Set(isBefore ? balances.slice(0, -1) : balances);
}

/** Whether an account begins with a balance in the midst of another, or of one that follows: its pages are mixed up. */
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

/** Which of a file's accounts, by their sums alone, may be only a part of one. */
export function mayBeParts(accounts: readonly FoundAccount[]): boolean[] {
  const isAnyTorn = accounts.some((_account, at) => isTorn(accounts, at));
  return accounts.map(
    (each, at) => isAnyTorn || mayGoOn(each) || accounts.slice(at + 1).some((next) => goesOnIn(each, next)),
  );
}
