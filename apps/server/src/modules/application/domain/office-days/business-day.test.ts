import { expect, test } from 'vitest';
import { businessDaysSince, isBusinessDay } from './business-day.ts';

test.each([
  ['the day itself', '2026-02-12', '2026-02-12', 0],
  ['a day ahead', '2026-02-13', '2026-02-12', 0],
  ['from Thursday to Friday', '2026-02-12', '2026-02-13', 1],
  ['over a weekend', '2026-02-13', '2026-02-15', 0],
  ['over a weekend and Family Day', '2026-02-13', '2026-02-17', 1],
  ['of years, at most those of one', '2020-01-01', '2026-02-12', 253],
])('business days of an office in Ontario: %s', (_, day, today, count) => {
  expect(businessDaysSince(day, { today, office: 'ON' })).toBe(count);
});

test('an office works on weekdays that are not holidays in its province', () => {
  const days = ['2026-02-13', '2026-02-14', '2026-02-16', '2026-06-24'];
  expect(days.map((day) => isBusinessDay(day, 'ON'))).toEqual([true, false, false, true]);
  expect(days.map((day) => isBusinessDay(day, 'QC'))).toEqual([true, false, true, false]);
});
