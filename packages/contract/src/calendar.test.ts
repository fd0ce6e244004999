import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  completedMonths,
  countDays,
  createDayCalendar,
  eachDay,
  eachMonth,
  lastDayOf,
  sameDayOfMonth,
} from './calendar.ts';

afterEach(() => vi.restoreAllMocks());

test('a day is read from its parts, whatever order the platform formats them in', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'day', value: '7' },
    { type: 'literal', value: '.' },
    { type: 'month', value: '3' },
    { type: 'literal', value: '.' },
    { type: 'year', value: '2026' },
  ]);
  // The parts give a different day than the instant, which proves that only the parts were read.
  expect(createDayCalendar('America/Toronto')(new Date('2030-01-01T12:00:00Z'))).toBe('2026-03-07');
});

test('days and months continue across month and year ends', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(eachDay('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  expect(eachDay('2024-03-01', '2024-02-28')).toEqual([]);
  expect(countDays('2026-01-01', '2026-12-31')).toBe(365);
  expect(eachMonth('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(['2026-02', '2024-02', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2024-02-29', '2026-12-31']);
});

test('the same day in a shorter month is its last day', () => {
  expect(sameDayOfMonth('2026-01-31', 1)).toBe('2026-02-28');
  expect(sameDayOfMonth('2026-03-31', -1)).toBe('2026-02-28');
  expect(sameDayOfMonth('2026-11-15', 3)).toBe('2027-02-15');
});

test('a month is complete on the same day of the next month', () => {
  expect(completedMonths('2025-12-10', '2026-03-09')).toBe(2);
  expect(completedMonths('2025-12-10', '2026-03-10')).toBe(3);
  expect(completedMonths('2026-03-10', '2025-12-10')).toBe(0);
});
