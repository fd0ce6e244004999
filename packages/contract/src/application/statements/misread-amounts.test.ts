import { expect, it } from 'vitest';
import { misreadingOf } from './misread-amounts.ts';

it.each([
  [186_000, 136_000, 'digit'],
  [-31_000, -37_000, 'digit'],
  [186_000, 168_000, 'swapped'],
  [-12_345, -12_435, 'swapped'],
  [186_000, 186_000, undefined],
  [186_000, 681_000, undefined],
  [186_000, 135_000, undefined],
  [12_300, 1_230, undefined],
  [90, -90, undefined],
  [-12, 211, undefined],
] as const)('%d misread for %d is %s', (left, right, misreading) => {
  expect(misreadingOf(left, right)).toBe(misreading);
});
