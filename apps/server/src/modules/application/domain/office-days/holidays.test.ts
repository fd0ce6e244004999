import { describe, expect, test } from 'vitest';
import { type Province, provinceCodes } from '@portal/contract/fields/provinces';
import { nextBusinessDay } from './business-day.ts';
import { isHoliday } from './holidays.ts';

const ALL = provinceCodes.join(' ');
const WITHOUT_VICTORIA_DAY = 'NB NL NS PE';

const table: [name: string, days: [string, string, string], provinces: string][] = [
  ['New Year’s Day', ['2026-01-01', '2027-01-01', '2028-01-01'], ALL],
  ['third Monday of February', ['2026-02-16', '2027-02-15', '2028-02-21'], 'AB BC MB NB NS ON PE SK'],
  ['Good Friday', ['2026-04-03', '2027-03-26', '2028-04-14'], ALL],
  ['Easter Monday', ['2026-04-06', '2027-03-29', '2028-04-17'], 'QC'],
  [
    'Victoria Day, Journée nationale des patriotes',
    ['2026-05-18', '2027-05-24', '2028-05-22'],
    without(WITHOUT_VICTORIA_DAY),
  ],
  ['National Indigenous Peoples Day', ['2026-06-21', '2027-06-21', '2028-06-21'], 'NT YT'],
  ['Saint-Jean-Baptiste', ['2026-06-24', '2027-06-24', '2028-06-24'], 'QC'],
  ['Canada Day, Memorial Day', ['2026-07-01', '2027-07-01', '2028-07-01'], ALL],
  ['Nunavut Day', ['2026-07-09', '2027-07-09', '2028-07-09'], 'NU'],
  ['first Monday of August', ['2026-08-03', '2027-08-02', '2028-08-07'], 'BC NB NT NU SK'],
  ['Discovery Day', ['2026-08-17', '2027-08-16', '2028-08-21'], 'YT'],
  ['Gold Cup Parade Day', ['2026-08-21', '2027-08-20', '2028-08-18'], ''],
  ['Labour Day', ['2026-09-07', '2027-09-06', '2028-09-04'], ALL],
  ['Truth and Reconciliation', ['2026-09-30', '2027-09-30', '2028-09-30'], 'BC MB NT NU PE YT'],
  ['Thanksgiving', ['2026-10-12', '2027-10-11', '2028-10-09'], without(WITHOUT_VICTORIA_DAY)],
  ['Remembrance Day', ['2026-11-11', '2027-11-11', '2028-11-11'], without('ON QC')],
  ['Christmas Day', ['2026-12-25', '2027-12-25', '2028-12-25'], ALL],
  ['Boxing Day', ['2026-12-26', '2027-12-26', '2028-12-26'], 'ON'],
];

const substitutes: [day: string, provinces: string][] = [
  ['2026-06-22', 'NT YT'],
  ['2026-12-28', 'ON'],
  ['2027-12-27', ALL],
  ['2027-12-28', 'ON'],
  ['2028-01-03', ALL],
  ['2028-06-26', 'QC'],
  ['2028-07-03', ALL],
  ['2028-07-10', 'NU'],
  ['2028-10-02', 'BC MB NT NU PE YT'],
  ['2028-11-13', without('ON QC')],
];

function without(provinces: string): string {
  return provinceCodes.filter((code) => !provinces.split(' ').includes(code)).join(' ');
}

function keepersOf(day: string): string {
  return provinceCodes.filter((province) => isHoliday(day, province)).join(' ');
}

describe.each(table)('%s', (_name, days, provinces) => {
  test.each(days)('%s', (day) => {
    expect(keepersOf(day)).toBe(provinces);
  });
});

test.each(substitutes)('%s is observed in place of a weekend', (day, provinces) => {
  expect(keepersOf(day)).toBe(provinces);
});

test.each([2026, 2027, 2028])('%i has no other holidays', (year) => {
  const listed = new Set([...table.flatMap(([, days]) => days), ...substitutes.map(([day]) => day)]);
  const start = Date.UTC(year, 0, 1);
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => !listed.has(day) && keepersOf(day) !== '')).toEqual([]);
});

describe('the next business day is one for both the business and the office', () => {
  const cases: [after: string, provinces: Province[], expected: string][] = [
    ['2026-11-20', ['ON', 'ON'], '2026-11-23'],
    ['2026-06-23', ['QC', 'ON'], '2026-06-25'],
    ['2026-06-23', ['BC', 'ON'], '2026-06-24'],
    ['2026-09-29', ['BC', 'ON'], '2026-10-01'],
    ['2026-09-29', ['QC', 'ON'], '2026-09-30'],
    ['2026-04-02', ['QC', 'ON'], '2026-04-07'],
    ['2026-04-02', ['AB', 'ON'], '2026-04-06'],
    ['2027-12-24', ['NS', 'ON'], '2027-12-29'],
    ['2027-12-31', ['QC', 'QC'], '2028-01-04'],
  ];
  test.each(cases)('after %s in %j: %s', (after, provinces, expected) => {
    expect(nextBusinessDay(after, provinces)).toBe(expected);
  });
});
