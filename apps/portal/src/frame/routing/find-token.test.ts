import { expect, test } from 'vitest';
import { findToken } from './find-token.ts';

test.each([
  ['#token=abc_DEF-123', 'abc_DEF-123'],
  ['', undefined],
  ['#', undefined],
  ['#other=abc', undefined],
  ['#token=', undefined],
])('the token of %s', (fragment, token) => {
  expect(findToken(fragment)).toBe(token);
});
