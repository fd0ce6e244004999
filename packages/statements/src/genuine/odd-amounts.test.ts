import { expect, test } from 'vitest';
import type { TextRun } from '../pdf/page-lines.ts';
import { findOddAmounts } from './odd-amounts.ts';

const DIGIT = 5;
const RIGHT = 500;

function amountRun(text: string, y: number): TextRun {
  const width = text.length * DIGIT;
  return { text, x: RIGHT - width, y, width, size: 10, font: 'F1' };
}

const word = (text: string, y: number): TextRun => ({ text, x: 100, y, width: 60, size: 10, font: 'F1' });
const texts = ['125.00', '1,934.56', '900.10', '175.25', '12,400.00', '610.00', '48.90', '2,300.00', '310.45', '99.99'];
const table = texts.map((text, index) => [word(`Payment ${String(index)}`, index * 14), amountRun(text, index * 14)]);

/** A page with a table, whose middle row gets another amount or other words. */
function pageWith(amount: Partial<TextRun>, words: Partial<TextRun> = {}): TextRun[] {
  return table.flatMap(([words_, amount_], index) =>
    words_ && amount_
      ? index === 5
        ? [
            { ...words_, ...words },
            { ...amount_, ...amount },
          ]
        : [words_, amount_]
      : [],
  );
}

const signsOf = (runs: readonly TextRun[]) => findOddAmounts(runs).map(({ sign, marks }) => [sign, marks[0]?.text]);

test('a table as a bank prints it has no odd amounts', () => {
  expect(signsOf(pageWith({}))).toEqual([]);
});

test.each([
  ['in another font', 'font', { font: 'F2' }, {}],
  ['in another font with its words', 'font', { font: 'F2' }, { font: 'F2' }],
  ['in another size', 'size', { size: 9.4 }, {}],
  ['above its line', 'baseline', { y: 69.4 }, {}],
  ['with another right edge', 'edge', { x: 473 }, {}],
])('finds an amount %s', (_what, sign, amount, words) => {
  expect(signsOf(pageWith(amount, words))).toEqual([[sign, '610.00']]);
});

test('finds an amount that is wider than others of its length', () => {
  expect(signsOf(pageWith({ width: 32, x: 468 }))).toEqual([['spacing', '610.00']]);
});

test.each([
  ['a bold total with a bold label', { font: 'F2' }, { font: 'F2', text: 'Total' }],
  ['a line in small print', { size: 8 }, { size: 8 }],
])('does not find %s', (_what, amount, words) => {
  expect(signsOf(pageWith(amount, words))).toEqual([]);
});

test('does not find amounts in a font that other words of the page have', () => {
  expect(signsOf([...pageWith({ font: 'F2' }), { ...word('Notes', 400), font: 'F2' }])).toEqual([]);
});

test('does not find a shorter amount in a column that begins at one place', () => {
  const left = pageWith({}).map((run) => (run.x > 200 ? { ...run, x: 400 } : run));
  expect(signsOf(left)).toEqual([]);
});
