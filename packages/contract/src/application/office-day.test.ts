import { expect, test } from 'vitest';
import { provinceCodes } from '../fields/provinces.ts';
import { officeDay, officeTimeZones } from './office-day.ts';

test.each([
  ['NL', '2026-07-01'],
  ['QC', '2026-06-30'],
  ['SK', '2026-06-30'],
  ['BC', '2026-06-30'],
] as const)('at 02:30 UTC the office is in %s %s', (province, day) => {
  expect(officeDay(new Date('2026-07-01T02:30:00Z'), officeTimeZones[province])).toBe(day);
});

test('a day begins at midnight at the office, in summer and in winter', () => {
  const { BC, SK } = officeTimeZones;
  expect(officeDay(new Date('2026-07-01T06:59:59Z'), BC)).toBe('2026-06-30');
  expect(officeDay(new Date('2026-07-01T07:00:00Z'), BC)).toBe('2026-07-01');
  expect(officeDay(new Date('2026-01-01T07:59:59Z'), BC)).toBe('2025-12-31');
  // Saskatchewan has no daylight saving time.
  expect(officeDay(new Date('2026-07-01T06:00:00Z'), SK)).toBe('2026-07-01');
  expect(officeDay(new Date('2026-01-01T05:59:59Z'), SK)).toBe('2025-12-31');
});

test('every province has a time zone that the platform knows', () => {
  for (const province of provinceCodes)
    expect(officeDay(new Date('2026-03-01T12:00:00Z'), officeTimeZones[province])).toBe('2026-03-01');
});
