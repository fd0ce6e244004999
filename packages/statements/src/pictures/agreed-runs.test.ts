import { expect, test } from 'vitest';
import { agreedRuns } from './agreed-runs.ts';

function pass(...words: readonly (readonly [x: number, text: string])[]) {
  return words.map(([x, text]) => ({ text, x, y: 100, width: text.length * 6, size: 10 }));
}

const textsOf = (...passes: [ReturnType<typeof pass>, ReturnType<typeof pass>, ReturnType<typeof pass>]) =>
  agreedRuns(...passes)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text);

test.each([
  ['of three, two decide', [[50, '1,284.56']], [[50, '1,234.56']], [[50, '1,234.56']], ['1,234.56']],
  ['the first stays where the others differ', [[50, '1,284.56']], [[50, '1,234.56']], [[50, '1,254.56']], ['1,284.56']],
  ['what the first misses of a word', [[56, '13,73']], [[50, '513,73']], [[50, '513,73']], ['513,73']],
  [
    'two words of the first that are one to the others',
    [
      [50, '5'],
      [58, '226'],
    ],
    [[50, '5226']],
    [[50, '5226']],
    ['5', '226'],
  ],
  [
    'one word of the first that is two',
    [[50, '5226']],
    [
      [50, '5'],
      [58, '226'],
    ],
    [
      [50, '5'],
      [58, '226'],
    ],
    ['5', '226'],
  ],
  ['what only the first sees', [[50, '=']], [], [], []],
  ['what the first does not see', [], [[50, '48.00']], [[50, '48.00']], ['48.00']],
] as const)('%s', (_, first, second, third, expected) => {
  expect(textsOf(pass(...first), pass(...second), pass(...third))).toEqual(expected);
});
