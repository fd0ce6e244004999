import type { Line, PageText } from '../page-text.ts';
import { type ReadAccount, readAccounts } from './read-accounts.ts';

const LETTER = 5;
const LINE_HEIGHT = 14;

const june = { from: '2026-06-01', to: '2026-06-30' };

/** A line in letters of one width: two spaces or more separate columns. */
export function drawLine(text: string, index = 0): Line {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index: at }) => ({
    x: at * LETTER,
    end: (at + word.length) * LETTER,
    text: word,
  }));
  return { y: index * LINE_HEIGHT, size: 10, cells: [{ x: 0, text }], words, space: 6 };
}

export function drawPage(texts: readonly string[]): PageText {
  return texts.map(drawLine);
}

/** A line of a table of three amounts, each ending in its column. */
export function cells(date: string, text: string, ...amounts: string[]): string {
  return [date.padEnd(10), text.padEnd(28), ...amounts.map((amount) => amount.padStart(14))].join('');
}

export const heading = cells('Date', 'Description', 'Withdrawals', 'Deposits', 'Balance');
export const opening = cells('', 'Opening balance', '', '', '1,000.00');
export const sales = cells('Jun 2', 'SALES', '', '500.00', '1,500.00');
export const rent = cells('Jun 9', 'RENT', '250.00', '', '1,250.00');
export const closing = cells('', 'Closing balance', '', '', '1,250.00');

/** The accounts of pages that are a statement of June. */
export function readPages(...pages: (readonly string[])[]): ReadAccount[] {
  return readAccounts(pages.map(drawPage), { first: june, byPage: new Map(), account: '2345' });
}

export function proofsOf(...pages: (readonly string[])[]): string[] {
  return readPages(...pages).map(({ proof }) => proof);
}
