import { expect, test } from 'vitest';
import { suggestDomain } from './email-domain.ts';

test.each([
  ['ana@gmial.com', 'gmail.com'],
  ['ana@gmail.con', 'gmail.com'],
  [' ana@hotmail.con ', 'hotmail.com'],
  ['ana@yaho.ca', 'yahoo.ca'],
  ['ana@sympatico.com', 'sympatico.ca'],
  ['ana@gmail.com', undefined],
  ['ana@boulangerie-nord.ca', undefined],
  ['ana@mail.com', undefined],
  ['ana@company.quebec', undefined],
  ['ana', undefined],
  ['', undefined],
])('for %s it suggests %s', (email, domain) => {
  expect(suggestDomain(email)).toBe(domain);
});
