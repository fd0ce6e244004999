import { expect, test } from 'vitest';
import { joinDate, readDate, splitDate } from './date-parts.ts';

test.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '8', month: '03', year: '1984' }, '1984-03-08'],
  [{ day: '08', month: '3', year: '1984' }, '1984-03-08'],
  [{ day: ' 8 ', month: '03', year: ' 1984 ' }, '1984-03-08'],
  [{ day: '', month: '03', year: '' }, '-03-'],
  [{ day: '31', month: '', year: '1984' }, '1984--31'],
])('%j is stored as %s', (parts, value) => {
  expect(joinDate(parts)).toBe(value);
});

test.each(['', '1984-03-08', '-03-', '1984--31'])('%s is unchanged after being split and joined', (value) => {
  expect(joinDate(splitDate(value))).toBe(value);
});

test.each([
  ['1984-03-08', '1984-03-08'],
  ['1984/3/8', '1984-03-08'],
  ['19840308', '1984-03-08'],
  ['8 mars 1984', '1984-03-08'],
  ['March 8th, 1984', '1984-03-08'],
  ['8-Mar-1984', '1984-03-08'],
  ['1er janvier 1990', '1990-01-01'],
  ['1 juil. 1990', '1990-07-01'],
  ['5 AOUT 1971', '1971-08-05'],
  ['31/12/1984', '1984-12-31'],
  ['12/31/1984', '1984-12-31'],
  ['08.08.1984', '1984-08-08'],
  ['08/03/1984', undefined],
  ['1 jui 1990', undefined],
  ['30 février 1990', undefined],
  ['03-08-84', undefined],
  ['1984', undefined],
  ['hello', undefined],
])('a pasted %s is the date %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
