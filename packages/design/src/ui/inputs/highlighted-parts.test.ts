import { expect, test } from 'vitest';
import { highlightedParts } from './highlighted-parts.ts';

test('a text is split at its matches', () => {
  expect(highlightedParts('Retail bakeries', [[7, 10]])).toEqual([
    { words: 'Retail ', isHit: false },
    { words: 'bak', isHit: true },
    { words: 'eries', isHit: false },
  ]);
});

test('a text without a match is not split', () => {
  expect(highlightedParts('Épicerie', [])).toEqual([{ words: 'Épicerie', isHit: false }]);
});
