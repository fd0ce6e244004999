import { findPageGaps } from '../reading/page-numbers.ts';
import { fold, type PageText, textOf } from '../reading/page-text.ts';
import type { RecognizedStatement } from '../reading/read-statement.ts';
import { type Amount, withCents } from '../rows/amounts.ts';
import { type ColumnRole, headingRoleOf } from '../rows/labels.ts';
import { noRows, type ReadAccount } from '../rows/read-accounts.ts';
import { type TableLine, tableLinesOf } from '../rows/table-lines.ts';

type Pages = readonly PageText[];

const SIDES_AT_LEAST = 2;
const COLUMNS_AT_LEAST = 3;
const ROWS_AT_LEAST = 3;
/** This many passes must agree on what no sum can check: days, and pages without rows. */
export const PASSES_AGREEING = 2;
const sides = new Set<ColumnRole>(['in', 'out', 'balance']);
const balances = new Set(['opening', 'carried', 'closing']);

/** Columns that a line names in cells of their own, even if OCR garbled some of the titles. */
function columnsOn({ line, heading }: TableLine): Set<ColumnRole> {
  return new Set([...heading.map(({ role }) => role), ...line.cells.flatMap(({ text }) => headingRoleOf(text) ?? [])]);
}

function isHeading(line: TableLine): boolean {
  return (
    [...columnsOn(line)].filter((role) => sides.has(role)).length >= SIDES_AT_LEAST && withCents(line).length === 0
  );
}

function isLikeTable(lines: readonly TableLine[]): boolean {
  const count = (holds: (line: TableLine) => boolean) => lines.filter(holds).length;
  const isBalance = ({ label, phrases }: TableLine) =>
    [label, ...phrases.map((phrase) => phrase.label)].some((each) => each !== undefined && balances.has(each));
  return (
    lines.some(isBalance) ||
    lines.some((line) => line.heading.length > 0 && columnsOn(line).size >= COLUMNS_AT_LEAST) ||
    (count(({ dates }) => dates.length > 0) >= ROWS_AT_LEAST &&
      count((line) => withCents(line).length > 0) >= ROWS_AT_LEAST)
  );
}

/** Amounts that the reading explains, such as on a page with only a summary or images of cheques. */
export function knownCents({ accounts }: RecognizedStatement): Set<number> {
  const all = accounts.flatMap(({ openingCents, closingCents, transactions, checks }) => {
    let balance = openingCents ?? 0;
    const running = transactions.map(({ cents }) => (balance += cents));
    const printed = checks?.printed.flatMap(({ cents }) => cents ?? []) ?? [];
    const onRows = transactions.flatMap(({ cents, balanceCents }) => [cents, balanceCents ?? 0]);
    return [openingCents ?? 0, closingCents ?? 0, ...running, ...printed, ...onRows];
  });
  return new Set([0, ...all.map(Math.abs)]);
}

const word = /\p{L}{3}/u;

/** Whether a sentence continues after an amount, as in a note about a fee; nothing follows a row's amount so closely. */
function isInSentence({ words, space }: TableLine['line'], { past }: Amount): boolean {
  const [last, next] = [words[past - 1], words[past]];
  return last !== undefined && next !== undefined && word.test(next.text) && next.x - last.end <= space;
}

const amountsIn = (lines: readonly TableLine[]) =>
  lines.flatMap((line) => withCents(line).filter((amount) => !isInSentence(line.line, amount)));

/**
 * Whether a page without rows has a table. One pass that sees its heading is enough. Amounts that the reading explains
 * in two passes are no table, even if another pass misread some of them.
 */
function hasTable(passes: readonly (readonly TableLine[])[], known: ReadonlySet<number>): boolean {
  const seen = passes.filter((lines) => !lines.some(({ line }) => noRows.test(fold(textOf(line)))));
  if (seen.some((lines) => lines.some(isHeading))) return true;
  const amounts = seen.map(amountsIn);
  const isExplained = (found: readonly Amount[]) =>
    found.length > 0 && found.every(({ cents }) => known.has(Math.abs(cents)));
  const explained = amounts.filter(isExplained);
  const most = Math.max(...amounts.map((found) => found.length));
  const isAgreed = explained.length >= PASSES_AGREEING && explained.some((found) => found.length === most);
  return !isAgreed && seen.some((lines, pass) => !isExplained(amounts[pass] ?? []) && isLikeTable(lines));
}

/** How an account's rows begin: a balance that is not labelled as the opening one may follow rows that were not seen. */
function beginOf({ openingCents, checks }: ReadAccount): 'sure' | 'carried' | 'unlabelled' {
  if (!checks || openingCents === null) return 'sure';
  const { printed, among } = checks;
  const labels = among.flatMap(({ after, check }) => (after === 0 && check.kind === 'balance' ? [check.label] : []));
  const isPrinted = (label: string) => printed.some((sum) => sum.label === label && sum.cents !== undefined);
  const hasTotals = isPrinted('totalIn') && isPrinted('totalOut');
  if (hasTotals || isPrinted('opening') || labels.includes('opening')) return 'sure';
  return isPrinted('carried') || labels.includes('carried') ? 'carried' : 'unlabelled';
}

function mayLackRows(
  account: ReadAccount,
  hasWords: (page: number) => boolean,
  withRows: ReadonlySet<number>,
): boolean {
  const begin = beginOf(account);
  const first = account.transactions[0]?.page;
  if (begin !== 'carried' || first === undefined) return begin === 'unlabelled' && first !== undefined;
  const before = Array.from({ length: first - 1 }, (_, index) => first - 1 - index).find(hasWords);
  return before !== undefined && !withRows.has(before);
}

/**
 * Whether the sums add up although part of a scan was not read. This is the case if a pass sees a table on a page
 * without rows or finds that a page is missing, or if rows begin with a balance carried from a page without rows.
 */
export function lacksTable(passes: readonly Pages[], reading: RecognizedStatement): boolean {
  const known = knownCents(reading);
  const withRows = new Set(reading.accounts.flatMap(({ transactions }) => transactions.map(({ page }) => page)));
  const hasWords = (page: number) => passes.some((pages) => (pages[page - 1]?.length ?? 0) > 0);
  const tables = passes.map((pages) => Map.groupBy(tableLinesOf(pages), ({ page }) => page + 1));
  const unread = [...new Set(tables.flatMap((table) => [...table.keys()]))].filter((page) => !withRows.has(page));
  return (
    passes.some((pages) => findPageGaps(pages).size > 0) ||
    unread.some((page) =>
      hasTable(
        tables.map((table) => table.get(page) ?? []),
        known,
      ),
    ) ||
    reading.accounts.some((account) => mayLackRows(account, hasWords, withRows))
  );
}
