import { describe, expect, test } from 'vitest';
import type { Line, PageText } from './page-text.ts';
import { findPageGaps } from './page-numbers.ts';

function line(...texts: string[]): Line {
  return { y: 0, size: 9, cells: texts.map((text, at) => ({ x: at * 200, text })), words: [], space: 4 };
}

function page(foot: string, number = 0): PageText {
  const rows = Array.from({ length: 40 }, () => line('May 4', `CARD SALES ${String(number)}`, '125.00'));
  return foot === '-' ? [] : [line('Account statement'), ...rows, line(...foot.split('|'))];
}

function gapsOf(...feet: string[]) {
  const gaps = [...findPageGaps(feet.map(page))].sort(([left], [right]) => left - right);
  return gaps.map(
    ([index, { of, missing, doubled }]) => `${String(index)}: ${missing.join()}/${doubled.join()} of ${String(of)}`,
  );
}

const inForm = (form: string, numbers: readonly number[], of: number) =>
  numbers.map((number) => form.replace('N', String(number)).replace('M', String(of)));

const forms = [
  'Page N of M',
  'Page N de M',
  'Page N sur M',
  'Page : N / M',
  'PAGE N/M',
  'PageNofM',
  'Page|N of M',
  'Folio 815-30421 Page N de M',
  'N of M',
  'N de M',
  'N/M',
  'N / M',
];

describe.each(forms)('%s', (form) => {
  test('reveals a missing page', () => {
    expect(gapsOf(...inForm(form, [1, 2, 4, 5], 5))).toEqual([0, 1, 2, 3].map((at) => `${String(at)}: 3/ of 5`));
  });

  test('reveals a repeated page', () => {
    expect(gapsOf(...inForm(form, [1, 2, 2, 3], 3))).toEqual([0, 1, 2, 3].map((at) => `${String(at)}: /2 of 3`));
  });

  test('is complete in any order', () => {
    expect(gapsOf(...inForm(form, [1, 2, 3, 4], 4))).toEqual([]);
    expect(gapsOf(...inForm(form, [2, 1, 4, 3], 4))).toEqual([]);
  });

  test('starts over with each statement in a file', () => {
    expect(gapsOf(...inForm(form, [1, 2, 3, 1, 2, 3], 3))).toEqual([]);
    expect(gapsOf(...inForm(form, [1, 2, 3], 3), ...inForm(form, [1, 2], 2))).toEqual([]);
    expect(gapsOf(...inForm(form, [1, 2, 3, 1, 3], 3))).toEqual(['3: 2/ of 3', '4: 2/ of 3']);
    expect(gapsOf(...inForm(form, [1, 2, 3], 3), ...inForm(form, [1, 2, 3], 4))).toEqual(
      [3, 4, 5].map((at) => `${String(at)}: 4/ of 4`),
    );
  });
});

test('the only page of five reveals that four are missing', () => {
  expect(gapsOf('Page 1 of 5')).toEqual(['0: 2,3,4,5/ of 5']);
  expect(gapsOf('Page 1 of 3', 'Page 1 of 3')).toEqual(['0: 2,3/ of 3', '1: 2,3/ of 3']);
});

test('a repeated first page does not start another statement', () => {
  const [first, second] = [page('Page 1 of 2'), page('Page 2 of 2')];
  expect([...findPageGaps([first, first, second]).values()]).toEqual(
    [0, 1, 2].map(() => ({ of: 2, missing: [], doubled: [1] })),
  );
});

test('a statement that is in a file twice, word for word, does not count as two', () => {
  const [first, second] = [page('Page 1 of 2'), page('Page 2 of 2')];
  const doubled = (number: number) => ({ of: 2, missing: [], doubled: [number] });
  expect([...findPageGaps([first, second, first, second])].toSorted(([left], [right]) => left - right)).toEqual([
    [0, doubled(1)],
    [1, doubled(2)],
    [2, doubled(1)],
    [3, doubled(2)],
  ]);
});

test('a repeated page without a number is found by its text', () => {
  const rows = (...amounts: string[]) => amounts.map((amount) => line('Jun 2', 'MONERIS DEPOSIT', amount));
  const [first, second] = [rows('120.00', '80.00', '45.10'), rows('9.95', '12.00', '300.00')];
  expect(findPageGaps([first, second, rows('4.00', '5.00', '6.00')]).size).toBe(0);
  expect([...findPageGaps([first, second, first]).keys()].toSorted()).toEqual([0, 2]);
});

test.each(['Continued on next page', '(continued on page 2)', 'Suite à la page suivante', 'Suite au verso'])(
  'a last page that says %j is not the last page',
  (words) => {
    expect([...findPageGaps([page('Thank you'), page(words)])]).toEqual([[1, { of: 3, missing: [3], doubled: [] }]]);
    expect(findPageGaps([page(words), page('Thank you')]).size).toBe(0);
  },
);

test('a number at the top counts like a number at the bottom', () => {
  const head = (text: string) => [line('BMO', text), ...page('Thank you')];
  expect(findPageGaps([head('Page 1 of 3'), head('Page 3 of 3')]).size).toBe(2);
});

test.each([
  ['a day on one page', ['1/5']],
  ['a day on every page', ['3/31', '3/31', '3/31']],
  ['days of months that follow each other', ['7/31', '8/31']],
  ['a number on one page of several', ['Page 1 of 5', 'Thank you', 'Thank you', 'Thank you']],
  ['a number of a cheque', ['1/5', 'Thank you', '2/5', 'Thank you', 'Thank you', 'Thank you', '4/5']],
  ['where the table goes on', ['Continued on page 2 of 3', 'Suite à la page 3 de 3', 'Thank you']],
  ['more than there are', ['24/7', '365/24', '24/7']],
  ['an amount beside', ['1/5|125.00', '3/5|125.00', '4/5|125.00']],
])('%s is not a page number', (_what, feet) => {
  expect(gapsOf(...feet)).toEqual([]);
});

test('two numbers in the same form on one page are inconclusive', () => {
  expect(gapsOf('1 of 3|2 of 3', '1 of 3|2 of 3', '1 of 3|2 of 3')).toEqual([]);
});

test('numbers printed on all pages by a program count in addition to the bank’s', () => {
  const feet = ['Page 1 of 2|1/4', 'Page 2 of 2|2/4', 'Page 1 of 2|3/4', 'Page 2 of 2|4/4'];
  expect(gapsOf(...feet)).toEqual([]);
});

describe('pages without a number', () => {
  test.each([
    ['first', ['Thank you', 'Page 2 of 3', 'Page 3 of 3']],
    ['between', ['Page 1 of 4', 'Thank you', 'Page 3 of 4', 'Page 4 of 4']],
    ['last', ['Page 1 of 3', 'Page 2 of 3', 'Thank you']],
    ['first of each statement', ['Thank you', 'Page 2 of 2', 'Thank you', 'Page 2 of 2']],
    ['besides all others', ['Page 1 of 2', 'Pictures of cheques', 'Page 2 of 2', 'Pictures of cheques']],
  ])('are the missing pages at their position: %s', (_where, feet) => {
    expect(gapsOf(...feet)).toEqual([]);
  });

  test.each([
    ['more of them are missing', ['Page 1 of 5', 'Thank you', 'Page 4 of 5', 'Page 5 of 5'], '2,3'],
    ['they stand elsewhere', ['Page 1 of 4', 'Page 2 of 4', 'Page 4 of 4', 'Thank you'], '3'],
    ['another statement follows', ['Page 1 of 3', 'Page 2 of 3', 'Other bank', 'Other bank'], '3'],
    ['they show nothing', ['Page 1 of 3', '-', 'Page 3 of 3'], '2'],
  ])('are not the missing pages if %s', (_why, feet, missing) => {
    expect(gapsOf(...feet)[0]).toMatch(new RegExp(`^0: ${missing}/`, 'u'));
  });
});
