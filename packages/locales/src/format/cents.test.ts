import { expect, test } from 'vitest';
import { formatCents } from './cents.ts';

test.each([
  [1_234_567, '$12,345.67', '12\u00a0345,67\u00a0$'],
  [50, '$0.50', '0,50\u00a0$'],
  [-300_000, '−$3,000.00', '−3\u00a0000,00\u00a0$'],
])('formats %i cents', (cents, english, french) => {
  expect(formatCents(cents, 'en')).toBe(english);
  expect(formatCents(cents, 'fr')).toBe(french);
});
