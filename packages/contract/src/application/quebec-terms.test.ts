import { expect, test } from 'vitest';
import { asksForTermsChoice } from './quebec-terms.ts';

test.each([
  ['QC', 'en', true],
  ['QC', 'fr', false],
  ['QC', null, false],
  ['ON', 'en', false],
  [null, 'en', false],
] as const)('a business in %s, terms accepted in %s: requires the choice: %s', (stateCode, acceptedIn, expected) => {
  expect(asksForTermsChoice(stateCode, acceptedIn)).toBe(expected);
});
