import { expect, test } from 'vitest';
import { joinDate, splitDate } from './date-parts.ts';

test.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '8', month: '03', year: '1984' }, '1984-03-08'],
  [{ day: '08', month: '3', year: '1984' }, '1984-03-08'],
  [{ day: ' 8 ', month: '03', year: ' 1984 ' }, '1984-03-08'],
  [{ day: '8 mars 1984', month: '', year: '' }, '1984-03-08'],
  [{ day: '', month: '', year: '31/12/1984' }, '1984-12-31'],
  [{ day: '', month: '03', year: '' }, '-03-'],
  [{ day: '31', month: '', year: '1984' }, '1984--31'],
])('%j is stored as %s', (parts, value) => {
  expect(joinDate(parts)).toBe(value);
});

test.each(['', '1984-03-08', '-03-', '1984--31'])('%s is unchanged after being split and joined', (value) => {
  expect(joinDate(splitDate(value))).toBe(value);
});
