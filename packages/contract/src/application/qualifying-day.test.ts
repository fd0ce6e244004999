import { describe, expect, test } from 'vitest';
import { MINIMUM_ANNUAL_REVENUE_CAD } from '../constants.ts';
import type { TimeUnit } from '../fields/time/time-units.ts';
import { qualifyingDay } from './qualifying-day.ts';

const cases: [months: number, today: string, day: string][] = [
  [5, '2026-11-22', '2026-12-22'],
  [0, '2026-11-22', '2027-05-22'],
  [3, '2026-08-31', '2026-11-30'],
  [5, '2026-01-31', '2026-02-28'],
  [0, '2027-08-31', '2028-02-29'],
  [5, '2026-12-01', '2027-01-01'],
];

describe('the day a business qualifies', () => {
  test.each(cases)('%i months on %s: %s', (timeInBusiness, today, day) => {
    const facts = { timeInBusiness, timeInBusinessUnit: 'months', annualRevenue: MINIMUM_ANNUAL_REVENUE_CAD } as const;
    expect(qualifyingDay(facts, today)).toBe(day);
  });

  const unknown: [why: string, timeInBusiness: number, timeInBusinessUnit: TimeUnit, annualRevenue: number][] = [
    ['years say too little', 0, 'years', MINIMUM_ANNUAL_REVENUE_CAD],
    ['revenue is missing too', 5, 'months', MINIMUM_ANNUAL_REVENUE_CAD - 1],
    ['only revenue is missing', 6, 'months', MINIMUM_ANNUAL_REVENUE_CAD - 1],
    ['it qualifies today', 6, 'months', MINIMUM_ANNUAL_REVENUE_CAD],
  ];
  test.each(unknown)('is unknown if %s', (_, timeInBusiness, timeInBusinessUnit, annualRevenue) => {
    expect(qualifyingDay({ timeInBusiness, timeInBusinessUnit, annualRevenue }, '2026-11-22')).toBeUndefined();
  });
});
