import { expect, test } from 'vitest';
import { matchKey } from './match-key.ts';

test.each([
  ['Northshore Bakery Inc.', 'K1A 0B1', 'NORTHSHORE  BAKERY, INC', 'k1a0b1'],
  ['Épicerie Quai 12 ltée', 'G1K 4A1', 'Epicerie Quai-12 Ltee', 'g1k-4a1'],
  ["O'Brien & Sons", 'B3H 1A1', 'O’Brien & Sons', 'B3H1A1'],
])('%s at %s matches %s at %s', (legalName, postalCode, otherName, otherCode) => {
  expect(matchKey(otherName, otherCode)).toBe(matchKey(legalName, postalCode));
});

test.each([
  ['Northshore Bakery Inc.', 'K1A 0B1', 'Northshore Bakery Inc.', 'K1A 0B2'],
  ['Northshore Bakery Inc.', 'K1A 0B1', 'Southshore Bakery Inc.', 'K1A 0B1'],
])('%s at %s does not match %s at %s', (legalName, postalCode, otherName, otherCode) => {
  expect(matchKey(otherName, otherCode)).not.toBe(matchKey(legalName, postalCode));
});
