import { drawnLine } from './drawn-lines.ts';
import type { Line, PageText } from '../src/reading/page-text.ts';
import { type ReadAccount, readAccounts } from '../src/rows/read-accounts.ts';

const LINE_HEIGHT = 14;

const june = { from: '2026-06-01', to: '2026-06-30' };

/** Draws a monospaced line, in which two or more spaces separate columns. */
export function drawLine(text: string, index = 0): Line {
  return drawnLine([[0, text]], index * LINE_HEIGHT);
}

export function drawPage(texts: readonly string[]): PageText {
  return texts.map(drawLine);
}

export function cells(date: string, text: string, ...amounts: string[]): string {
  return [date.padEnd(10), text.padEnd(28), ...amounts.map((amount) => amount.padStart(14))].join('');
}

export const heading = cells('Date', 'Description', 'Withdrawals', 'Deposits', 'Balance');
export const opening = cells('', 'Opening balance', '', '', '1,000.00');
export const sales = cells('Jun 2', 'SALES', '', '500.00', '1,500.00');
export const rent = cells('Jun 9', 'RENT', '250.00', '', '1,250.00');
export const closing = cells('', 'Closing balance', '', '', '1,250.00');

export function readPages(...pages: (readonly string[])[]): ReadAccount[] {
  return readAccounts(pages.map(drawPage), { first: june, byPage: new Map(), account: '2345' });
}

export function proofsOf(...pages: (readonly string[])[]): string[] {
  return readPages(...pages).map(({ proof }) => proof);
}
