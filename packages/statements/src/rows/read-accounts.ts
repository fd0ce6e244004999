import type {
  Confirmable,
  PageGap,
  StatementAccount,
  StatementDoubt,
} from '@portal/contract/application/statements/statement-transactions';
import { isLendingAccount } from '../reading/account-kind.ts';
import { findName, type PrintedName } from '../reading/account-name.ts';
import { currencyOf } from '../reading/currency.ts';
import type { Period } from '../reading/find-periods.ts';
import { arePagesMixedUp, findPageGaps } from '../reading/page-numbers.ts';
import { fold, type PageText, textOf } from '../reading/page-text.ts';
import { shareOfRows } from '../reading/where-table.ts';
import { type AccountLines, isRow, linesAbove } from './account-head.ts';
import { hasCents } from './amounts.ts';
import { buildRows, type Dating, type Entry } from './build-rows.ts';
import { type PrintedChecks, prove, type Proved } from './prove.ts';
import { readingsOf } from './readings.ts';
import { partsOf } from './restarts.ts';
import { findMonthFirst } from './row-dates.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { readSideTables } from './side-tables.ts';
import { printedSums } from './summary.ts';
import { amountsApart, linesOfTable, placeLines, type PlacedLine } from './table.ts';
import { tableLinesOf } from './table-lines.ts';
import { findUnplaced } from './unplaced.ts';
import { mayBeParts } from './whole-tables.ts';

/** An account as read, with its checks, which are absent for accounts read before checks were stored. */
export interface ReadAccount extends StatementAccount {
  checks?: PrintedChecks | undefined;
  /** Absent if the account states no currency. */
  currency?: string | undefined;
  /** Printed name if the file lists several accounts; absent otherwise. */
  name?: string | undefined;
  /** Doubts that a person must confirm before the rows count, and the proof that applies once they are confirmed. */
  toConfirm?: ToConfirm | undefined;
}

interface ToConfirm extends Pick<StatementAccount, 'proof' | 'doubt'> {
  what: Confirmable[];
}

type ReadPart = Omit<ReadAccount, 'account' | 'from' | 'to' | 'currency' | 'name' | 'toConfirm'>;

interface FoundAccount extends AccountLines {
  lines: readonly PlacedLine[];
  read: ReadAccount;
}

/** Some exports are newest first; this restores chronological order. */
function inTime(entries: readonly Entry[]): readonly Entry[] {
  const rows = entries.filter((entry) => entry.kind === 'row');
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last && first.date > last.date ? entries.toReversed() : entries;
}

/** Why rows are not proven; unread content takes precedence over failed sums. */
export function withDoubt<Account extends Pick<ReadAccount, 'proof' | 'doubt' | 'toConfirm'>>(
  account: Account,
  doubt: StatementDoubt,
): Account {
  const { toConfirm } = account;
  return { ...withoutProof(account), doubt, ...(toConfirm && { toConfirm: { ...withoutProof(toConfirm), doubt } }) };
}

export function unlessConfirmed(
  account: ReadAccount,
  what: readonly Confirmable[],
  page: number | null = 1,
): ReadAccount {
  const [first] = what;
  if (first === undefined) return account;
  const { proof, doubt, toConfirm = { what: [], proof, doubt } } = account;
  return {
    ...withDoubt(account, { kind: 'unread', what: first, page }),
    toConfirm: { ...toConfirm, what: [...new Set([...what, ...toConfirm.what])] },
  };
}

/** The account after these confirmations; any other doubt remains. */
export function asConfirmed(account: ReadAccount, confirmed: readonly Confirmable[]): ReadAccount {
  const { toConfirm, ...read } = account;
  const isOpen = (what: string) => !confirmed.some((each) => each === what);
  if (!toConfirm || toConfirm.what.every(isOpen)) return account;
  const { proof, doubt } = toConfirm;
  const currency = toConfirm.what.includes('currency') && !isOpen('currency') ? undefined : read.currency;
  return unlessConfirmed({ ...read, currency, proof, doubt }, toConfirm.what.filter(isOpen));
}

/** Marks an account as shown but never proven. */
function withoutProof<Account extends Pick<StatementAccount, 'proof'>>(account: Account): Account {
  return account.proof === 'proven' ? { ...account, proof: 'notProven' } : account;
}

const keyOf = ({ transactions }: Proved) => transactions.map(({ date, cents }) => `${date} ${cents}`).join();

/** The only proven reading; marked as unproven if proven readings differ. */
function chooseProven(readings: readonly Proved[]): Proved | undefined {
  const [proven, ...others] = readings.filter(({ proof }) => proof === 'proven');
  if (!proven || others.every((other) => keyOf(other) === keyOf(proven))) return proven;
  return withoutProof(proven);
}

/** The reading that either group proves; marked as unproven if the groups prove different readings. */
function agreed(proven: Proved | undefined, other: Proved | undefined): Proved | undefined {
  return proven && other && keyOf(proven) !== keyOf(other) ? withoutProof(proven) : (proven ?? other);
}

const fewestFaults = (readings: readonly Proved[]) => readings.toSorted((a, b) => a.faults - b.faults)[0];

/** The reading whose sums add up, otherwise the one with the fewest faults; undefined if no row can be dated. */
function choose(table: readonly PlacedLine[], beside: readonly PlacedLine[], dating: Dating): Proved | undefined {
  const printed = printedSums(beside, dating);
  const mayLackRows = table.some(mayBeWholeDollars);
  const all: Proved[] = [];
  let proven: Proved | undefined;
  for (const group of readingsOf(table)) {
    // Only rows in whole dollars can be missing from a proven reading.
    if (proven && !group.some(({ hasWholeDollars }) => hasWholeDollars)) continue;
    const readings = group.flatMap((columns) => {
      const entries = buildRows(table, columns, dating);
      return entries ? [prove(inTime(entries), printed)] : [];
    });
    proven = agreed(proven, chooseProven(readings));
    if (proven && !mayLackRows) return proven;
    all.push(...readings);
  }
  return proven ?? fewestFaults(all);
}

function mayBeWholeDollars(line: PlacedLine): boolean {
  return line.date !== undefined && line.label === undefined && !hasCents(line) && amountsApart(line, true).length > 0;
}

const unread = {
  openingCents: null,
  closingCents: null,
  proof: 'notRead',
  breaksAt: null,
  pageGap: null,
  doubt: { kind: 'unread', what: 'rows', page: null },
  transactions: [] as StatementAccount['transactions'],
} as const;

function readTable(lines: readonly PlacedLine[], dating: Dating): Proved | undefined {
  const table = linesOfTable(lines);
  if (table.length === 0) return undefined;
  const inTable = new Set(table);
  const beside = lines.filter((line) => !inTable.has(line));
  return choose(table, beside, dating);
}

/** One-sided tables are tried only if a two-sided table is not proven. */
function readPart(lines: readonly PlacedLine[], dating: Dating): ReadPart {
  const together = readTable(lines, dating);
  const apart = together?.proof === 'proven' ? undefined : readSideTables(lines, dating);
  const found = apart && (!together || apart.proof === 'proven' || apart.faults <= together.faults) ? apart : together;
  if (!found) return unread;
  const { openingCents, closingCents, proof, breaksAt, transactions, checks } = found;
  const account = { openingCents, closingCents, proof, breaksAt, pageGap: null, doubt: null, transactions, checks };
  const doubt = doubtOf(found, lines);
  return doubt ? withDoubt(account, doubt) : account;
}

function pageOf(lines: readonly PlacedLine[]): number | null {
  const page = lines.find(hasCents)?.page;
  return page === undefined ? null : page + 1;
}

export const noRows =
  /\bno (?:\w+ ){0,3}(?:transactions?|activit(?:y|ies)|entries|movements?)\b|\baucune? (?:\S+ ){0,2}(?:operation|transaction|activite|mouvement|ecriture)|\bnil\b/u;

/** Whether the statement says that there are no rows: in words, or by zero sums or counts on both sides. */
function saysEmpty(lines: readonly PlacedLine[], { printed, among }: PrintedChecks): boolean {
  const isZero = (label: string) =>
    printed.some((sum) => sum.label === label && sum.cents === 0) ||
    printed.some((sum) => sum.label === label && sum.cents === undefined && sum.items === 0);
  return (
    (isZero('totalIn') && isZero('totalOut')) ||
    isZero('total') ||
    among.some(({ check }) => check.kind === 'sums' && check.inCents === 0 && check.outCents === 0) ||
    lines.some((line) => !hasCents(line) && noRows.test(fold(textOf(line.line))))
  );
}

/** If most of its sums match, a statement contradicts itself; otherwise it was misread. */
const HOLDING_PER_FAULT = 1;
const FAULTS_MAXIMUM = 4;

const isFault = (faults: number, met: number) =>
  faults > 0 && faults <= FAULTS_MAXIMUM && met >= HOLDING_PER_FAULT * faults;

/**
 * Why rows are not proven: there are none, and nothing says so; a few sums fail although most match, which is a
 * contradiction; or the figures that were read do not add up.
 */
function doubtOf(
  { proof, breaksAt, transactions, checks, faults, met }: Proved,
  lines: readonly PlacedLine[],
): StatementDoubt | undefined {
  const isEmpty = transactions.length === 0 && !saysEmpty(lines, checks);
  if (proof === 'proven') return isEmpty ? { kind: 'unread', what: 'empty', page: pageOf(lines) } : undefined;
  const page = breaksAt === null ? pageOf(lines) : (transactions[breaksAt]?.page ?? null);
  return isFault(faults, met) ? { kind: 'contradicts', what: 'sum', page } : { kind: 'unread', what: 'rows', page };
}

type PageGaps = ReadonlyMap<number, PageGap>;

/** Sums prove nothing if a page is missing: it may have had rows, or a whole account. */
function withPages(account: ReadPart, lines: readonly PlacedLine[], gaps: PageGaps): ReadPart {
  const pageGap = lines.filter(hasCents).flatMap(({ page }) => gaps.get(page) ?? [])[0];
  return pageGap && account.proof !== 'notRead'
    ? { ...withDoubt(account, { kind: 'unread', what: 'pages', page: null }), pageGap }
    : account;
}

function readSegment({ account, period, lines }: Segment, gaps: PageGaps): FoundAccount[] {
  const placed = placeLines(lines);
  const dates = placed.flatMap(({ date }) => date ?? []);
  const isMonthFirst = findMonthFirst(dates, period);
  if (isMonthFirst === undefined) return [{ account, lines: placed, read: { account, ...period, ...unread } }];
  const dating = { span: period, isMonthFirst };
  return partsOf(placed, dating).map((part) => {
    const own = part.account ?? account;
    const { from, to } = period;
    const read = { account: own, from, to, ...withPages(readPart(part.lines, dating), part.lines, gaps) };
    return { account: own, lines: part.lines, read };
  });
}

function isNextPage(before: ReadAccount, next: ReadAccount): boolean {
  const goesOn = before.closingCents !== null && before.closingCents === next.openingCents;
  return before.account === next.account && (goesOn || next.proof !== 'proven');
}

/** Names of a folio's accounts: an unknown code counts as a name next to a known one. */
function namesOf(found: readonly FoundAccount[]): (string | undefined)[] {
  const names = found.map((each, index): PrintedName | undefined => findName(linesAbove(each, found[index - 1])));
  return names.some((each) => each?.isKnown) ? names.map((each) => each?.name) : [];
}

type Said = Pick<ReadAccount, 'currency' | 'name'>;

function saidOf(own: Said, before: Said | undefined): Said {
  const [currency, name] = [own.currency ?? before?.currency, own.name ?? before?.name];
  return { ...(currency !== undefined && { currency }), ...(name !== undefined && { name }) };
}

interface KnownAccount {
  account: ReadAccount;
  isLent: boolean;
}

/** Accounts with their kind; a page that does not state it inherits it from the page before. */
function withWhatTheyAre(found: readonly FoundAccount[]): KnownAccount[] {
  const accounts: KnownAccount[] = [];
  const names = namesOf(found);
  let isLent = false;
  for (const [index, each] of found.entries()) {
    const before = accounts.at(-1)?.account;
    const isSame = before !== undefined && isNextPage(before, each.read);
    const said = saidOf(
      { currency: currencyOf(each, found[index - 1]), name: names[index] },
      isSame ? before : undefined,
    );
    const titles = () => linesAbove(each, found[index - 1]).map(({ line }) => line);
    // The file's header identifies the first account.
    isLent = (isSame && isLent) || (before !== undefined && isLendingAccount(titles()));
    accounts.push({ account: { ...each.read, ...said }, isLent });
  }
  return accounts;
}

/** Whether a part of the file without a table has lines that resemble rows dated on the account's days. */
function hasRows(account: FoundAccount | undefined): boolean {
  if (!account || findUnplaced({ ...account, isWhole: true }) === undefined) return false;
  return (shareOfRows(account.lines.filter(isRow), account.read) ?? 0) > 0;
}

export interface ReadAccountsOptions {
  first: Period;
  byPage: ReadonlyMap<number, Period>;
  account: string | null;
}

export function readAccounts(pages: readonly PageText[], options: ReadAccountsOptions): ReadAccount[] {
  const segments = segmentsOf(tableLinesOf(pages), options);
  const gaps = findPageGaps(pages);
  const found = segments.flatMap((segment) =>
    readSegment({ ...segment, account: segment.account ?? options.account }, gaps),
  );
  const [areMixedUp, areParts] = [arePagesMixedUp(pages), mayBeParts(found)];
  const doubted = (account: ReadAccount, at: number): ReadAccount => {
    if (account.proof !== 'proven') return account;
    if (areMixedUp || areParts[at]) return withDoubt(account, { kind: 'unread', what: 'pages', page: null });
    const page = found[at] && findUnplaced(found[at]);
    return page === undefined ? account : withDoubt(account, { kind: 'unread', what: 'amount', page });
  };
  const accounts = withWhatTheyAre(found).map(({ account, isLent }, at) =>
    unlessConfirmed(doubted(account, at), isLent ? ['kind'] : [], pageOf(found[at]?.lines ?? [])),
  );
  const read = accounts.filter(({ proof }, at) => proof !== 'notRead' || hasRows(found[at]));
  return read.length > 0 ? read : accounts.slice(0, 1);
}
