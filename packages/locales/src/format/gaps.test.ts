import { expect, test } from 'vitest';
import englishTexts from '../en.json' with { type: 'json' };
import frenchTexts from '../fr.json' with { type: 'json' };
import { formatDaysBetween, formatGaps, formatGapsShort } from './gaps.ts';
import { createWords } from './words.ts';

const english = createWords(englishTexts, 'en');
const french = createWords(frenchTexts, 'fr');
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

const cases = [
  [
    'several days',
    [{ from: '2026-09-12', to: '2026-09-30' }],
    'September 12 to 30 are not in these files.',
    'Les jours du 12 au 30 septembre ne figurent pas dans ces fichiers.',
    '12–30 missing',
  ],
  [
    'from the first of the month',
    [{ from: '2026-09-01', to: '2026-09-14' }],
    'September 1 to 14 are not in these files.',
    'Les jours du 1er au 14 septembre ne figurent pas dans ces fichiers.',
    '1–14 missing',
  ],
  [
    'one day, and several',
    [
      { from: '2026-08-10', to: '2026-08-10' },
      { from: '2026-08-20', to: '2026-08-31' },
    ],
    'August 10 is not in these files. August 20 to 31 are not in these files.',
    'Le 10 août ne figure pas dans ces fichiers. Les jours du 20 au 31 août ne figurent pas dans ces fichiers.',
    '10, 20–31 missing',
  ],
] as const;

test.each(cases)('the missing days, in words: %s', (_name, gaps, en, fr, short) => {
  expect(plain(formatGaps({ gaps: [...gaps] }, english))).toBe(en);
  expect(plain(formatGaps({ gaps: [...gaps] }, french))).toBe(fr);
  expect(formatGapsShort({ gaps: [...gaps] }, english)).toBe(short);
});

const between = [
  [
    'within a month',
    { from: '2026-09-12', to: '2026-09-30' },
    'September 12 to 30 are not in these files.',
    'Les jours du 12 au 30 septembre ne figurent pas dans ces fichiers.',
  ],
  [
    'across months',
    { from: '2026-08-20', to: '2026-09-01' },
    'August 20 to September 1 are not in these files.',
    'Les jours du 20 août au 1er septembre ne figurent pas dans ces fichiers.',
  ],
  [
    'across years',
    { from: '2025-12-20', to: '2026-01-05' },
    'December 20, 2025 to January 5, 2026 are not in these files.',
    'Les jours du 20 décembre 2025 au 5 janvier 2026 ne figurent pas dans ces fichiers.',
  ],
] as const;

test.each(between)('the days between two files, in words: %s', (_name, days, en, fr) => {
  const list = { daysBetween: [{ ...days, account: '4431' }], severalAccounts: false };
  expect(formatDaysBetween(list, english).map(plain)).toEqual([en]);
  expect(formatDaysBetween(list, french).map(plain)).toEqual([fr]);
});

test('the days between two files name their account if there are several', () => {
  const days = { from: '2026-09-12', to: '2026-09-30' };
  const list = {
    daysBetween: [
      { ...days, account: '4431' },
      { ...days, account: null },
    ],
    severalAccounts: true,
  };
  const [, , en, fr] = between[0];
  expect(formatDaysBetween(list, english).map(plain)).toEqual([`${en} This is about the account ending in 4431.`, en]);
  expect(formatDaysBetween(list, french).map(plain)).toEqual([`${fr} Il s’agit du compte se terminant par 4431.`, fr]);
});
