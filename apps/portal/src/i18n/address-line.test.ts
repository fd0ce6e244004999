import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

test('a postal code stays in one piece where the line wraps', () => {
  const address = { street: '4517 rue Saint-Denis', city: 'Montréal', stateCode: 'QC', postalCode: 'H2J 2L4' };
  expect(addressLine(address)).toBe('4517 rue Saint-Denis, Montréal QC H2J\u00A02L4');
});
