import { afterEach, expect, test, vi } from 'vitest';
import { createDayCalendar } from './calendar.ts';

afterEach(() => vi.restoreAllMocks());

test('a day is read from its parts, whatever order the platform writes them in', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'day', value: '7' },
    { type: 'literal', value: '.' },
    { type: 'month', value: '3' },
    { type: 'literal', value: '.' },
    { type: 'year', value: '2026' },
  ]);
  // The parts say another day than the instant, so that nothing but them can have been read.
  expect(createDayCalendar('America/Toronto')(new Date('2030-01-01T12:00:00Z'))).toBe('2026-03-07');
});
