import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { Confirmable } from '@portal/contract/application/statements/statement-transactions';
import { lastDayOf } from '@portal/contract/calendar';
import { findAccountKind } from './account-kind.ts';
import { findAccounts } from './accounts.ts';
import { findBank } from './banks.ts';
import { findPeriod, isPrinted, isWithinAYear, type PagePeriod, type Period, sharesDays } from './find-periods.ts';
import { isOtherCurrency } from './currency.ts';
import { findHolder } from './holder.ts';
import { type PageText, squash, textOf } from './page-text.ts';
import { beginsTable, findPagesNotCounted } from './pages-not-counted.ts';
import { findEarlierRows } from '../rows/earlier-rows.ts';
import { isForeign, isOfCanadianInstitution, isOtherPaper } from './institutions.ts';
import { asConfirmed, type ReadAccount, readAccounts, unlessConfirmed, withDoubt } from '../rows/read-accounts.ts';
import { tableLinesOf } from '../rows/table-lines.ts';
import { type DividedPage, dividePage, shareOfRows } from './where-table.ts';

/** Period of one account, with the last digits of its number, or null if no number was found. */
export interface AccountPeriod extends Period {
  account: string | null;
}

export const unrecognizedReasons = [
  'noText',
  'noPeriod',
  'ambiguous',
  'impossible',
  'tooLong',
  'noStatement',
  'accountOrCard',
  'notProven',
  'otherCurrency',
  'unknownBank',
] as const;
export type UnrecognizedReason = (typeof unrecognizedReasons)[number];

export interface RecognizedStatement {
  state: 'read';
  bank: StatementBank | null;
  isCreditCard: boolean;
  holder: string | null;
  periods: AccountPeriod[];
  accounts: ReadAccount[];
  /** Pages (from 1) with rows of other dates, which belong to no account; absent if there are none. */
  pagesNotCounted?: number[];
}

/** Rows for account managers only; they are not counted anywhere. */
export type UnprovenRows = Pick<RecognizedStatement, 'bank' | 'accounts'>;

export interface UnconfirmedStatement extends Pick<RecognizedStatement, 'holder' | 'periods' | 'pagesNotCounted'> {
  what: Confirmable[];
}

export interface UnrecognizedStatement<Reason = UnrecognizedReason> {
  state: 'notRecognised';
  reason: Reason;
  unproven?: UnprovenRows;
  /** Absent if confirming would not help. */
  unconfirmed?: UnconfirmedStatement;
}

export type ReadStatement = RecognizedStatement | UnrecognizedStatement;

export function isProven({ accounts }: Pick<RecognizedStatement, 'accounts'>): boolean {
  return accounts.length > 0 && accounts.every(({ proof }) => proof === 'proven');
}

/** Up to two cover pages may come first. */
export const FIRST_PAGES = 3;
/** A further statement prints its period near the top of its page. */
const LATER_HEAD_LINES = 20;
const LETTERS_AT_LEAST = 40;

const STATEMENT = /statement|releve/u;
const ACCOUNT = /account|compte/u;
const BALANCE = /balance|solde/u;
const moneyIn = /deposit|credit|depot|moneyin|fundsin(?!sur)|paidin(?!full)|incoming|argententre/u;
const moneyOut = /withdrawal|debit|retrait|cheque|(?:money|funds|paid)out|outgoing|argentsorti/u;
const opened =
  /(?:opening|starting|beginning|previous)balance|balance(?:brought)?forward|solde(?:d'ouverture|initial|audebut|reporte|anterieur|precedent)/u;
const closed = /(?:closing|ending)balance|solde(?:decloture|defermeture|final|alafin)/u;

function wordsOf(pages: readonly PageText[]): string {
  return squash(pages.flat().map(textOf).join(''));
}

/** Bills state periods as well, so an unknown bank needs more words typical of statements. */
function looksLikeStatement(words: string, isOfBank: boolean): boolean {
  const says = (...asked: readonly RegExp[]) => asked.every((word) => word.test(words));
  if (isOfBank) return says(ACCOUNT, BALANCE);
  return says(STATEMENT, ACCOUNT, BALANCE) && (says(moneyIn, moneyOut) || says(opened, closed));
}

/** A period from one pattern; `tooLong` needs its rows as proof. */
type OnePeriod = Extract<PagePeriod, { period: Period }>;

interface Section {
  page: PageText;
  found: OnePeriod;
}

function isOnePeriod(found: PagePeriod | undefined): found is OnePeriod {
  return found !== undefined && 'period' in found;
}

/** Whether a later page starts another statement; it may just mention other dates. */
function isSection(page: PageText, found: PagePeriod | undefined, first: Section): found is Section['found'] {
  return (
    isOnePeriod(found) &&
    found.kind === first.found.kind &&
    (found.pattern.name === first.found.pattern.name || isInOtherForm(page, found, first)) &&
    findAccounts(page).length > 0
  );
}

/**
 * Whether a page prints its period in a different form than the first page does, in which case its table belongs to
 * another month.
 */
function isInOtherForm(page: PageText, { period, pattern }: OnePeriod, first: Section): boolean {
  const { from, to } = first.found.period;
  const isOther = period.from >= to || period.to <= from;
  return isOther && pattern.rank !== 'statementDate' && beginsTable(page, period);
}

function addPeriods(periods: AccountPeriod[], accounts: readonly string[], { from, to }: Period): void {
  for (const account of accounts.length > 0 ? accounts : [null]) {
    const next = { account, from, to };
    if (!periods.some((known) => sharesDays(known, next))) periods.push(next);
  }
}

interface StatedPage {
  page: PageText;
  found: PagePeriod | undefined;
}

/**
 * First page of the statement: a page that prints both ends; otherwise a page whose period is unusable; otherwise any
 * page with a period.
 */
function findFirst(head: readonly StatedPage[]): number {
  const isUnsure = ({ found }: StatedPage) => isOnePeriod(found) && found.pattern.rank === 'unsure';
  const isWhole = (page: StatedPage) => page.found?.kind === 'sure' && isPrinted(page.found.pattern) && !isUnsure(page);
  const isFaulty = (page: StatedPage) => page.found !== undefined && page.found.kind !== 'sure' && !isUnsure(page);
  const isAny = ({ found }: StatedPage) => found !== undefined;
  const order = [isWhole, isFaulty, (page: StatedPage) => isAny(page) && !isUnsure(page), isAny];
  return order.map((is) => head.findIndex(is)).find((at) => at >= 0) ?? -1;
}

/** Whether a lone statement date is the end of a month; otherwise the date may be days after the period. */
function endsMonth({ pattern, period: { to } }: OnePeriod): boolean {
  return pattern.rank !== 'statementDate' || to === lastDayOf(to.slice(0, 7));
}

/**
 * Period of a statement that prints only its end: the month before, unless the rows start much earlier. If later pages
 * have other ends, the file has several monthly statements.
 */
function withRows(first: OnePeriod, pages: readonly StatedPage[]): PagePeriod {
  const { period, pattern } = first;
  const isOther = ({ found }: StatedPage) => isOnePeriod(found) && found.period.to !== period.to;
  if (isPrinted(pattern) || pages.some(isOther)) return first;
  const from = findEarlierRows(
    pages.map(({ page }) => page),
    period,
  );
  if (from === undefined) return first;
  return { kind: 'tooLong', ...(from && { period: { from, to: period.to }, pattern }) };
}

function periodsOf(first: Section, pages: readonly PageText[], after: readonly StatedPage[]): AccountPeriod[] {
  const accounts = [first.page, ...pages].map(findAccounts).find((each) => each.length > 0) ?? [];
  const periods: AccountPeriod[] = [];
  addPeriods(periods, accounts, first.found.period);
  for (const { page, found } of after)
    if (isSection(page, found, first)) addPeriods(periods, findAccounts(page), found.period);

  return periods;
}

function onlyAccount(periods: readonly AccountPeriod[]): string | null {
  const [account, ...others] = new Set(periods.map((period) => period.account));
  return others.length === 0 ? (account ?? null) : null;
}

/** Whether all accounts are proven over their whole period, without gaps between them. */
function areAllProven(periods: readonly AccountPeriod[], accounts: readonly ReadAccount[]): boolean {
  const isOf = (period: AccountPeriod) => (found: ReadAccount) =>
    found.account === period.account && found.from === period.from && found.to === period.to;
  const isInOrder = ({ transactions }: ReadAccount) =>
    transactions.every(({ date }, index) => date >= (transactions[index - 1]?.date ?? date));
  return (
    accounts.every((account) => account.proof === 'proven' && account.transactions.length > 0 && isInOrder(account)) &&
    periods.every((period) => accounts.some(isOf(period)))
  );
}

/** Why the statement needs proven rows to be recognized; undefined if it does not. */
function whyUnproven({ kind, pattern }: OnePeriod): UnrecognizedReason | undefined {
  if (pattern.rank === 'unsure') return 'noPeriod';
  return kind === 'tooLong' ? 'tooLong' : undefined;
}

function periodsInOwnCurrency({ periods, accounts }: Pick<RecognizedStatement, 'periods' | 'accounts'>) {
  return periods.filter(({ account, from, to }) => {
    const own = accounts.filter((each) => each.account === account && each.from <= to && each.to >= from);
    const all = own.length > 0 ? own : accounts;
    return all.length === 0 || !all.every(isOtherCurrency);
  });
}

const unconfirmedReasons = {
  kind: 'accountOrCard',
  currency: 'otherCurrency',
  bank: 'unknownBank',
} as const satisfies Record<Confirmable, UnrecognizedReason>;

export function reasonOfUnconfirmed(what: readonly Confirmable[]): UnrecognizedReason {
  return unconfirmedReasons[(['kind', 'currency'] as const).find((each) => what.includes(each)) ?? 'bank'];
}

/** The statement before confirmation: its rows are shown but do not count. */
export function unconfirmed(read: RecognizedStatement, what: readonly Confirmable[]): ReadStatement {
  if (what.length === 0) return read;
  const { bank, holder, periods, pagesNotCounted } = read;
  return {
    state: 'notRecognised',
    reason: reasonOfUnconfirmed(what),
    unproven: { bank, accounts: read.accounts.map((account) => unlessConfirmed(account, what)) },
    unconfirmed: { what: [...what], holder, periods, ...(pagesNotCounted && { pagesNotCounted }) },
  };
}

/** The statement once everything is confirmed; undefined if that is not enough. */
export function onceConfirmed(reading: ReadStatement): RecognizedStatement | undefined {
  if (reading.state === 'read') return reading;
  const { unproven, unconfirmed: known } = reading;
  if (!unproven || !known) return undefined;
  const { what, ...rest } = known;
  const accounts = unproven.accounts.map((account) => asConfirmed(account, what));
  return { state: 'read', isCreditCard: false, bank: unproven.bank, ...rest, accounts };
}

export interface FileFacts {
  unread?: readonly number[];
  /** Pages (from 1) with invisible numbers in their text. */
  hidden?: readonly number[];
}

function isOfCanadianBank(pages: readonly DividedPage[], holder: string | null): boolean {
  const firstRows = pages.findIndex(({ rows }) => rows.length > 0);
  const heads = pages
    .slice(0, firstRows < 0 ? FIRST_PAGES : Math.min(firstRows + 1, FIRST_PAGES))
    .flatMap(({ head }) => head);
  const own = heads.map((line) => ({ ...line, cells: line.cells.filter(({ text }) => text.trim() !== holder) }));
  const around = [...own, ...pages.flatMap(({ foot }) => foot)];
  return isOfCanadianInstitution(own, around) && !isForeign(around) && !isOtherPaper(own);
}

/**
 * Reads a statement from the text of its pages, in order. Uncertain results are not recognized: a wrong month would
 * tell the customer that nothing is missing.
 */
export function readStatement(
  pages: readonly PageText[],
  today: string,
  { unread = [], hidden = [] }: FileFacts = {},
): ReadStatement {
  const head = pages.slice(0, FIRST_PAGES);
  const words = wordsOf(head);
  if (words.length < LETTERS_AT_LEAST) return { state: 'notRecognised', reason: 'noText' };
  const bank = head.map(findBank).find((found) => found !== null) ?? null;
  const lines = Map.groupBy(tableLinesOf(pages), ({ page }) => page);
  const divided = pages.map((_page, index) => dividePage(lines.get(index) ?? []));
  const isKnown = isOfCanadianBank(divided, findHolder(pages[0] ?? []));
  if (!looksLikeStatement(words, bank !== null || isKnown)) return { state: 'notRecognised', reason: 'noStatement' };

  const stated = pages.map((page, index) => ({
    page,
    found: findStated(divided.slice(index), { bank, today, isFirst: index < FIRST_PAGES }),
  }));
  const firstAt = findFirst(stated.slice(0, FIRST_PAGES));
  const { page: firstPage, found } = stated[firstAt] ?? {};
  if (!firstPage || !found) return { state: 'notRecognised', reason: 'noPeriod' };
  const kind = findAccountKind(head);
  const isCreditCard = kind === 'creditCard';
  const isCertain = !isOnePeriod(found) || isCreditCard || endsMonth(found);
  if (!isCertain) return { state: 'notRecognised', reason: 'noPeriod' };
  const first = isOnePeriod(found) && !isCreditCard ? withRows(found, stated.slice(firstAt)) : found;
  if (!isOnePeriod(first)) return { state: 'notRecognised', reason: first.kind };
  const reason = whyUnproven(first);
  if (reason && (kind !== 'account' || !isWithinAYear(first.period))) return { state: 'notRecognised', reason };

  const section = { page: firstPage, found: first };
  const after = stated.slice(firstAt + 1);
  const periods = periodsOf(section, pages, after);
  const byPage = new Map(
    after.flatMap(({ page, found }, index) =>
      isSection(page, found, section) ? [[firstAt + 1 + index, found.period] as const] : [],
    ),
  );
  const readRows = isCreditCard
    ? []
    : readAccounts(pages, { first: first.period, byPage, account: onlyAccount(periods) });
  if (reason && !areAllProven(periods, readRows)) return { state: 'notRecognised', reason };
  const pagesNotCounted = isCreditCard ? [] : findPagesNotCounted(pages, periods, readRows);
  const accounts = readRows.map((account) => withFacts(account, { unread, hidden }));
  const holder = findHolder(firstPage);
  const own = periodsInOwnCurrency({ periods, accounts });
  const areAllForeign = own.length === 0;
  const what: Confirmable[] = [
    ...(kind === 'either' ? (['kind'] as const) : []),
    ...(areAllForeign ? (['currency'] as const) : []),
    ...(isKnown || isCreditCard ? [] : (['bank'] as const)),
  ];
  const read = { state: 'read', bank, isCreditCard, holder, periods: areAllForeign ? periods : own, accounts } as const;
  return unconfirmed({ ...read, ...(pagesNotCounted.length > 0 && { pagesNotCounted }) }, what);
}

/** Period stated above the table, otherwise below it; the rows on or after the page must agree. */
function findStated(
  [page, ...following]: readonly DividedPage[],
  { isFirst, ...options }: { bank: StatementBank | null; today: string; isFirst: boolean },
): PagePeriod | undefined {
  if (!page) return undefined;
  const { rows } = [page, ...following].find((each) => each.rows.length > 0) ?? page;
  const find = (lines: PageText) =>
    findPeriod(isFirst ? lines : lines.slice(0, LATER_HEAD_LINES), {
      ...options,
      shareOfRows: (period) => shareOfRows(rows, period),
    });
  return find(page.head) ?? (isFirst ? find(page.foot) : undefined);
}

/** Rows are not proven if the file contains more than was read or than is visible. */
function withFacts(account: ReadAccount, { unread, hidden }: Required<FileFacts>): ReadAccount {
  const [page] = hidden;
  if (page !== undefined) return withDoubt(account, { kind: 'contradicts', what: 'hidden', page });
  return unread[0] === undefined ? account : withDoubt(account, { kind: 'unread', what: 'page', page: unread[0] });
}
