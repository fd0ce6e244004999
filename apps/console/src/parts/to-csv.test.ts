import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test.each([
  ['plain', 'plain'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@here', "'@here"],
])('%s as a cell', (text, cell) => {
  expect(toCsv([[text, 'x']])).toBe(`\uFEFF${cell},x\r\n`);
});
