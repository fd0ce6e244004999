import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { squash } from '../reading/page-text.ts';
import { isRow } from './account-head.ts';
import { type Amount, hasCents, withCents } from './amounts.ts';
import { amountsApart, linesOfTable, PENDING, type PlacedLine } from './table.ts';
import { type TableLine, wordsBefore } from './table-lines.ts';

/** Topics of lists next to a table, squashed; none of them lists the account's rows. */
const listed =
  /fees?|frais|charges|interest|interet|rates?|taux|cheques?|checks?|balances?|soldes?|images?|investment|placement|loans?|prets?|gics?|cpg|summary|sommaire|offers?|offres?|rewards?|recompenses?|exchange|taxes|overdraft|decouvert|plan|forfait|notice|avis|payee?s|reminders?|rappels?/u;
const chequeAlone = /^(?:cheque|check|chq|no|#)*\.?\d+$/u;
const TITLE_WORDS_MAXIMUM = 10;
const SAME_PLACE = 2;

interface FoundAccount {
  lines: readonly PlacedLine[];
  isWhole?: boolean;
  read: Pick<StatementAccount, 'openingCents' | 'closingCents' | 'transactions'>;
}

function isLikeRow(line: TableLine): boolean {
  const begins = ({ x }: { x: number }) => line.line.cells.some((cell) => Math.abs(cell.x - x) <= SAME_PLACE);
  return isRow(line) && line.phrases.length === 0 && line.dates.some((date) => date.from === 0 || begins(date));
}

/** Amounts in columns; all amounts of a line that starts with a date and ends with an amount. */
function amountsOfRow(line: TableLine): Amount[] {
  const all = withCents(line);
  const isFramed = line.dates[0]?.from === 0 && all.at(-1)?.past === line.line.words.length;
  return isFramed ? all : amountsApart(line);
}

function isListed(lines: readonly PlacedLine[], at: number): boolean {
  const words = squash(lines[at] ? wordsBefore(lines[at]) : '');
  if (PENDING.test(words) || chequeAlone.test(words)) return true;
  const isTitle = (line: PlacedLine) =>
    line.page === lines[at]?.page &&
    line.dates.length === 0 &&
    !hasCents(line) &&
    line.heading.length === 0 &&
    line.line.words.length <= TITLE_WORDS_MAXIMUM;
  const title = lines.slice(0, at).findLast(isTitle);
  return title !== undefined && listed.test(squash(wordsBefore(title)));
}

/**
 * Page (from 1) of a dated amount that belongs to no known row, balance or list; undefined if there is none. Repeated
 * items, such as cheques, are allowed.
 */
export function findUnplaced({ lines, read, isWhole = false }: FoundAccount): number | undefined {
  const cents = new Set([
    0,
    ...read.transactions.flatMap((row) => [Math.abs(row.cents), Math.abs(row.balanceCents ?? 0)]),
    ...[read.openingCents, read.closingCents].map((each) => Math.abs(each ?? 0)),
  ]);
  const isKnown = (amount: Amount) => cents.has(Math.abs(amount.cents));
  const doubtful = lines.filter((line) => isLikeRow(line) && !amountsOfRow(line).every(isKnown));
  if (doubtful.length === 0) return undefined;
  const inTable = new Set(isWhole ? [] : linesOfTable(lines));
  // A row may have other columns next to it; elsewhere every amount must be known.
  const isPlaced = (line: PlacedLine) => inTable.has(line) && amountsOfRow(line).some(isKnown);
  const page = doubtful.find((line) => !isPlaced(line) && !isListed(lines, lines.indexOf(line)))?.page;
  return page === undefined ? undefined : page + 1;
}
