import { expect, test } from 'vitest';
import { type CsvCell, linesOf, toCsv } from './to-csv.ts';

test.each<[CsvCell, string]>([
  ['plain', 'plain'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@here', "'@here"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['\uFF1D1', "'\uFF1D1"],
  ['', ''],
  [-1250, '-1250'],
  [true, 'yes'],
  [false, 'no'],
  [null, ''],
])('writes %j as a cell', (value, cell) => {
  expect(toCsv([[value, 'x']])).toBe(`${cell},x\r\n`);
});

test('cells are written in the order of the columns', () => {
  expect(linesOf(['b', 'a'], [{ a: 1, b: 'x' }])).toEqual([['x', 1]]);
  expect(toCsv([])).toBe('');
});
