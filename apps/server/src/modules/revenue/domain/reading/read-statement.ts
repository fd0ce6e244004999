import type { StatementBank } from '@portal/contract/application/statement-reading';
import { findAccounts } from './accounts.ts';
import { findBalances } from './balances.ts';
import { findBank } from './banks.ts';
import { addDays } from './dates.ts';
import { findPeriod, type PagePeriod, type Period } from './find-periods.ts';
import { findHolder } from './holder.ts';
import { type PageText, squash, textOf } from './page-text.ts';

/** A period of one account; the account's last digits, or null where no number was found. */
export interface AccountPeriod extends Period {
  account: string | null;
}

/** Why nothing is said of a file. */
export const unreadReasons = ['noText', 'noPeriod', 'ambiguous', 'noStatement'] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** What a statement says of itself. */
export interface RecognisedStatement {
  state: 'read';
  bank: StatementBank | null;
  isCreditCard: boolean;
  holder: string | null;
  periods: AccountPeriod[];
  /** In cents; null where it is not printed. */
  openingBalance: number | null;
  closingBalance: number | null;
}

export type ReadStatement = RecognisedStatement | { state: 'notRecognised'; reason: UnreadReason };

/** A cover page or two may stand in front of the statement. */
const FIRST_PAGES = 3;
const LETTERS_AT_LEAST = 40;

const STATEMENT = /statement|releve/u;
const ACCOUNT = /account|compte/u;
const BALANCE = /balance|solde/u;
const MONEY_IN = /deposit|credit|depot/u;
const MONEY_OUT = /withdrawal|debit|retrait|cheque/u;
const CARD = [/creditlimit|limitedecredit/u, /minimumpayment|paiementminimum/u] as const;

function wordsOf(pages: readonly PageText[]): string {
  return squash(pages.flat().map(textOf).join(''));
}

/** A bill may state a period too: without a known bank, more of the words of a statement are asked for. */
function looksLikeStatement(words: string, bank: StatementBank | null): boolean {
  const asked = bank ? [ACCOUNT, BALANCE] : [STATEMENT, ACCOUNT, BALANCE, MONEY_IN, MONEY_OUT];
  return asked.every((word) => word.test(words));
}

interface Section {
  page: PageText;
  found: Extract<PagePeriod, { kind: 'sure' }>;
}

/** Whether a later page begins another statement in the same file, and does not only speak of other dates. */
function isSection(page: PageText, found: PagePeriod | undefined, first: Section): found is Section['found'] {
  return found?.kind === 'sure' && found.pattern.name === first.found.pattern.name && findAccounts(page).length > 0;
}

/** Two statements of one account meet on a day at most. */
function contradicts(left: AccountPeriod, right: AccountPeriod): boolean {
  if (left.account !== right.account) return false;
  return addDays(left.from, 1) <= right.to && addDays(right.from, 1) <= left.to;
}

function addPeriods(periods: AccountPeriod[], accounts: readonly string[], { from, to }: Period): void {
  for (const account of accounts.length > 0 ? accounts : [null]) {
    const next = { account, from, to };
    if (!periods.some((known) => contradicts(known, next))) periods.push(next);
  }
}

/**
 * Reads the text of a statement's pages, the first one first. What is not sure is not recognised: a wrong month would
 * tell the person that nothing is missing.
 */
export function readStatement(pages: readonly PageText[], today: string): ReadStatement {
  const head = pages.slice(0, FIRST_PAGES);
  const words = wordsOf(head);
  if (words.length < LETTERS_AT_LEAST) return { state: 'notRecognised', reason: 'noText' };
  const bank = head.map(findBank).find((found) => found !== null) ?? null;
  if (!looksLikeStatement(words, bank)) return { state: 'notRecognised', reason: 'noStatement' };

  const found = pages.map((page) => findPeriod(page, { bank, today }));
  const firstAt = found.findIndex((each) => each !== undefined);
  const [firstPage, first] = [pages[firstAt], found[firstAt]];
  if (!firstPage || !first || firstAt >= FIRST_PAGES) return { state: 'notRecognised', reason: 'noPeriod' };
  if (first.kind === 'ambiguous') return { state: 'notRecognised', reason: 'ambiguous' };

  const base: Section = { page: firstPage, found: first };
  const accounts = [firstPage, ...pages].map(findAccounts).find((each) => each.length > 0) ?? [];
  const periods: AccountPeriod[] = [];
  addPeriods(periods, accounts, first.period);
  for (const [index, page] of pages.entries()) {
    const next = found[index];
    if (index > firstAt && isSection(page, next, base)) addPeriods(periods, findAccounts(page), next.period);
  }
  const { opening, closing } = findBalances([firstPage]);
  return {
    state: 'read',
    bank,
    isCreditCard: CARD.every((word) => word.test(words)),
    holder: findHolder(firstPage),
    periods,
    openingBalance: opening,
    closingBalance: closing,
  };
}
