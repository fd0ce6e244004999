import { findText } from '../find-text.ts';
import texts from '../en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { gapWords } from './cash-flow-signals.ts';

test.each([
  [{ of: 5, missing: [3], doubled: [] }, 'Page 3 of 5 is missing from the file.'],
  [{ of: 9, missing: [2, 4, 5, 6], doubled: [] }, 'Pages 2, 4–6 of 9 are missing from the file.'],
  [
    { of: 5, missing: [5], doubled: [1, 2] },
    'Page 5 of 5 is missing from the file. Pages 1–2 of 5 are in the file more than once.',
  ],
])('%j: %s', (gap, words) => {
  expect(gapWords(gap, (key, values) => findText(texts, 'en', key, values) ?? '')).toBe(words);
});
