import { type PageText, textOf } from '../reading/page-text.ts';
import { isProven, onceConfirmed, type ReadStatement } from '../reading/read-statement.ts';
import type { ReadAccount } from '../rows/read-accounts.ts';

type Pages = readonly PageText[];

/** Distance in points within which lines of two passes are the same line. */
const LINE_TOLERANCE = 4;
/** Each reading takes about 10 ms of processor time. */
const READINGS_MAXIMUM = 400;

interface Way {
  pages: Pages;
  reading: ReadStatement;
}

interface Attempt extends Way {
  /**
   * Rows before the first one that contradicts a balance; infinite if all are proven, −1 if nothing shows which one
   * does.
   */
  rowsHeld: number;
  /** Index of that row's page. */
  page: number;
}

export const linesAt = (page: PageText, height: number) =>
  page.filter(({ y }) => Math.abs(y - height) <= LINE_TOLERANCE);

const textAt = (page: PageText, height: number) => linesAt(page, height).map(textOf).join('\n');

/**
 * How many rows precede the first one that contradicts a balance, and its page; undefined if nothing shows which it is.
 */
function firstBreak(accounts: readonly ReadAccount[]): Pick<Attempt, 'rowsHeld' | 'page'> | undefined {
  let before = 0;
  for (const { proof, breaksAt, transactions } of accounts) {
    const row = proof === 'proven' || breaksAt === null ? undefined : transactions[breaksAt];
    if (row && breaksAt !== null) return { rowsHeld: before + breaksAt, page: row.page - 1 };
    before += transactions.length;
  }
  return undefined;
}

function attemptOf(way: Way): Attempt {
  const recognized = onceConfirmed(way.reading);
  if (recognized && isProven(recognized)) return { ...way, rowsHeld: Infinity, page: 0 };
  return { ...way, ...(firstBreak(recognized?.accounts ?? []) ?? { rowsHeld: -1, page: 0 }) };
}

/** Copies of the pages in which another pass's reading replaces one line of this page, one for each such reading. */
function withOtherLines({ pages, page: index }: Attempt, passes: readonly Pages[]): Pages[] {
  const page = pages[index] ?? [];
  const found = new Map<string, PageText>();
  for (const other of passes.map((pass) => pass[index] ?? [])) {
    for (const { y } of other) {
      const text = textAt(other, y);
      if (text === textAt(page, y)) continue;
      const apart = page.filter((line) => Math.abs(line.y - y) > LINE_TOLERANCE);
      found.set(
        text,
        [...apart, ...linesAt(other, y)].sort((a, b) => a.y - b.y),
      );
    }
  }
  return [...found.values()].map((exchanged) => pages.with(index, exchanged));
}

const furthest = (attempts: readonly Attempt[]) => attempts.toSorted((a, b) => b.rowsHeld - a.rowsHeld)[0];

/**
 * Exchanges single lines between passes, which misread different digits, until the sums add up. A line is exchanged
 * only if more rows then match their balances. Undefined if that proves nothing, or if one of the ways is already
 * proven.
 */
export function mendedLines(
  ways: readonly Way[],
  passes: readonly Pages[],
  read: (pages: Pages) => ReadStatement,
): Way | undefined {
  let best = furthest(ways.map(attemptOf));
  if (!best || best.rowsHeld === Infinity) return undefined;
  let readings = 0;
  while (best.rowsHeld >= 0 && best.rowsHeld < Infinity) {
    const exchanged = withOtherLines(best, passes);
    readings += exchanged.length;
    if (readings > READINGS_MAXIMUM) return undefined;
    const next = furthest(exchanged.map((pages) => attemptOf({ pages, reading: read(pages) })));
    if (!next || next.rowsHeld <= best.rowsHeld) return undefined;
    best = next;
  }
  return best.rowsHeld === Infinity ? best : undefined;
}
