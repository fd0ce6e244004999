import { expect, it } from 'vitest';
import { parseCents } from './amounts.ts';

it.each([
  ['1,860.00', 186_000],
  ['1 860,00 $', 186_000],
  ['1\u00A0860,5', 186_050],
  ['$930', 93_000],
  ['0.07', 7],
  ['1860', 186_000],
  ['12,345', 1_234_500],
  ['1.234.567,89', 123_456_789],
])('reads %s', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

it.each(['', '-5', '1,2,3', 'abc', '1.234.5678', '12.345,678'])('refuses %s', (text) => {
  expect(parseCents(text)).toBeUndefined();
});
