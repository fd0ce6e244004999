import { expect, test } from 'vitest';
import { highlightedParts } from './highlighted-parts.ts';

test('a text is cut at its matches', () => {
  expect(highlightedParts('Retail bakeries', [[7, 10]])).toEqual([
    { words: 'Retail ', isHit: false },
    { words: 'bak', isHit: true },
    { words: 'eries', isHit: false },
  ]);
});

test('without a match it stays whole', () => {
  expect(highlightedParts('Épicerie', [])).toEqual([{ words: 'Épicerie', isHit: false }]);
});
