import { expect, test } from 'vitest';
import { FUNDING_AMOUNT_MAXIMUM_CAD } from './constants.ts';
import { estimateFunding } from './estimate.ts';

const bounds = { share: { least: 8, most: 15 }, fundingMaximum: FUNDING_AMOUNT_MAXIMUM_CAD };

test.each([
  [240_000, { least: 20_000, most: 36_000 }],
  [120_000, { least: 10_000, most: 18_000 }],
  [1_234_567, { least: 99_000, most: 185_000 }],
])('annual revenue of %d: both ends within the share, in thousands', (annualRevenue, expected) => {
  expect(estimateFunding(annualRevenue, bounds)).toEqual(expected);
});

test('a range that would collapse when rounded is rounded outward', () => {
  const share = { least: 10, most: 11 };
  expect(estimateFunding(121_000, { ...bounds, share })).toEqual({ least: 12_000, most: 14_000 });
});

test('never exceeds what can be requested', () => {
  expect(estimateFunding(240_000, { ...bounds, fundingMaximum: 30_000 })).toEqual({ least: 20_000, most: 30_000 });
  expect(estimateFunding(240_000, { ...bounds, fundingMaximum: 20_000 })).toBeUndefined();
});

test.each([
  ['no lender says anything', 240_000, undefined],
  ['the revenue is not known', null, bounds.share],
  ['the revenue is below the minimum', 119_999, bounds.share],
])('gives no estimate if %s', (_case, annualRevenue, share) => {
  expect(estimateFunding(annualRevenue, { ...bounds, share })).toBeUndefined();
});
