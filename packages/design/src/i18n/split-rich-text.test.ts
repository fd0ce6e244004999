import { expect, test } from 'vitest';
import { splitRichText } from './split-rich-text.ts';

test.each([
  ['plain words', [{ words: 'plain words' }]],
  ['a <b>c</b> d', [{ words: 'a ' }, { name: 'b', words: 'c' }, { words: ' d' }]],
  [
    '<x>one</x><y>two</y>',
    [
      { name: 'x', words: 'one' },
      { name: 'y', words: 'two' },
    ],
  ],
  [
    'J’ai lu <terms>les conditions</terms>…',
    [{ words: 'J’ai lu ' }, { name: 'terms', words: 'les conditions' }, { words: '…' }],
  ],
  ['1 < 2 and <open', [{ words: '1 < 2 and <open' }]],
  ['', []],
])('%s', (text, parts) => {
  expect(splitRichText(text)).toEqual(parts);
});
