import { expect, test } from 'vitest';
import texts from '../fr.json' with { type: 'json' };
import english from '../en.json' with { type: 'json' };
import { monthRange, monthSpan, ofMonth, ofMonthRange } from './month-range.ts';
import type { Words } from './words.ts';

const sources = { en: english, fr: texts };

function textsIn(language: 'en' | 'fr'): Words {
  const spans: Record<string, string> = sources[language].common.monthSpans;
  const fill: Words['t'] = (key, values = {}) =>
    (spans[key.slice(key.lastIndexOf('.') + 1)] ?? '').replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) =>
      String(values[name]),
    );
  return { t: fill, language };
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const sixMonths = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const overNewYear = ['2026-10', '2026-11', '2026-12', '2027-01'];
const fromApril = ['2026-04', '2026-05', '2026-06'];

test('a range of months in both languages', () => {
  expect(plain(monthRange(sixMonths, textsIn('en')))).toBe('May to October 2026');
  expect(plain(monthRange(sixMonths, textsIn('fr')))).toBe('mai à octobre 2026');
  expect(plain(monthRange(overNewYear, textsIn('en')))).toBe('October 2026 to January 2027');
  expect(plain(monthRange(sixMonths, textsIn('en'), { year: false }))).toBe('May to October');
  expect(monthRange([], textsIn('en'))).toBe('');
});

test('months with one missing between them are listed', () => {
  expect(plain(monthSpan(sixMonths, textsIn('en')))).toBe('May to October 2026');
  expect(plain(monthSpan(['2026-05', '2026-07'], textsIn('en')))).toBe('May and July 2026');
  expect(plain(monthSpan(['2026-05'], textsIn('fr')))).toBe('mai 2026');
  expect(monthSpan([], textsIn('fr'))).toBe('');
});

test('French uses de or d’ after a noun', () => {
  expect(plain(ofMonthRange(sixMonths, textsIn('fr')))).toBe('de mai à octobre 2026');
  expect(plain(ofMonthRange(fromApril, textsIn('fr'), { year: false }))).toBe('d’avril à juin');
  expect(ofMonth('2026-08', textsIn('fr'))).toBe('d’août');
  expect(ofMonth('2026-10', textsIn('fr'))).toBe('d’octobre');
  expect(ofMonth('2026-08', textsIn('en'))).toBe('August');
});
