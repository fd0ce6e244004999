import { expect, test } from 'vitest';
import { daysPerBar, groupDays } from './day-groups.ts';

const daysFrom = (from: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    isBusinessDay: true,
    en: 1,
    fr: index === 0 ? 5 : 0,
  }));

test('up to three months show one bar per day', () => {
  const days = daysFrom('2026-09-01', 90);
  expect(daysPerBar(days)).toBe(1);
  expect(groupDays(days)).toEqual(days.map(({ day, en, fr }) => ({ day, en, fr })));
});

test('a year is shown in groups of seven days, the last of which ends with the year', () => {
  const days = daysFrom('2026-01-01', 365);
  const groups = groupDays(days);
  expect(groups).toHaveLength(53);
  expect(groups[0]).toEqual({ day: '2026-01-01', en: 1, fr: 5 });
  expect(groups.at(-1)).toEqual({ day: '2026-12-25', en: 7, fr: 0 });
});
