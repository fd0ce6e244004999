import { expect, test } from 'vitest';
import { pageLines, type TextRun } from './page-lines.ts';

const SIZE = 9;

function run(text: string, x: number, letter = 5.4): TextRun {
  return { text, x, y: 100, width: text.length * letter, size: SIZE };
}

function wordsOf(...runs: readonly TextRun[]) {
  const [line] = pageLines(runs);
  return line?.words.map(({ text, x, end }) => [text, Math.round(x), Math.round(end)]);
}

test('a text run that spans columns is split at the positions given by its fixed-width letters', () => {
  expect(wordsOf(run('MAY 03   DEPOSIT      500.00', 40))).toEqual([
    ['MAY', 40, 56],
    ['03', 62, 72],
    ['DEPOSIT', 89, 126],
    ['500.00', 159, 191],
  ]);
});

test('words of a phrase are closer together than columns, in fixed-width letters too', () => {
  const [line] = pageLines([run('Opening balance   1,000.00', 40)]);
  const [first, second, third] = line?.words ?? [];
  if (!line || !first || !second || !third) throw new Error('Three words are expected');
  expect(second.x - first.end).toBeLessThanOrEqual(line.space);
  expect(third.x - second.end).toBeGreaterThan(line.space);
});

test('a number drawn in pieces becomes one word', () => {
  expect(wordsOf(run('1,234', 40), run('.56', 67.2))).toEqual([['1,234.56', 40, 83]]);
});

test('separately drawn letters are joined into words', () => {
  expect(wordsOf(run('2 0', 40), run('D e c', 62), run('1 , 2 1 9 . 0 0', 400))?.map(([text]) => text)).toEqual([
    '20',
    'Dec',
    '1,219.00',
  ]);
});

test('text drawn twice for a bold effect becomes one word', () => {
  expect(wordsOf(run('500.00', 40), run('500.00', 40.3))).toHaveLength(1);
});

test('a date that touches the next column is a separate word', () => {
  expect(wordsOf(run('05/12/2026', 40), run('DEPOSIT', 94.2))?.map(([text]) => text)).toEqual([
    '05/12/2026',
    'DEPOSIT',
  ]);
});
