import { expect, test } from 'vitest';
import { prefillFromEarlier, prefillFromEligibility } from './new-application.ts';

test.each([
  ['2026-02-10T15:00:00Z', '2026-02-11T15:00:00Z', 36],
  ['2026-02-10T15:00:00Z', '2026-08-09T15:00:00Z', 41],
  ['2026-02-10T15:00:00Z', '2026-08-10T15:00:00Z', 42],
  ['2026-11-30T15:00:00Z', '2027-01-01T15:00:00Z', 37],
])('a business of 36 months at %s is older at %s: %i months', (createdAt, at, months) => {
  const earlier = {
    structure: { companyName: 'Northshore Bakery' },
    funding: { requestAmount: 80_000, annualRevenue: 240_000 },
    age: { months: 36 },
    createdAt: new Date(createdAt),
  };
  expect(prefillFromEarlier(earlier, new Date(at))).toEqual({
    structure: { companyName: 'Northshore Bakery' },
    funding: { requestAmount: null, annualRevenue: 240_000 },
    age: { months },
  });
});

test('without eligibility answers, a new business has no known facts', () => {
  expect(prefillFromEligibility(undefined)).toEqual({ structure: null, funding: null, age: null });
});
