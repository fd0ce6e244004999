import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { toInstant } from './to-instant.ts';

test.each([
  ['2026-01-31', '2026-01-31T00:00:00Z'],
  ['2026-01-31T08:30:00Z', '2026-01-31T08:30:00Z'],
])('%s is %s', (text, expected) => {
  expect(toInstant(text)).toBe(expected);
});

test.each(['yesterday', '2026-02-30', '2026-1-3', '31/01/2026', '2026-01-31T08:30', ''])('%s is no time', (text) => {
  expect(() => toInstant(text)).toThrow(InvalidArgumentError);
});
