import { coverMonths } from '@portal/contract/application/statements/months-covered';
import { expect, test } from 'vitest';
import { findDaysBetween } from './find-days-between.ts';

const required = ['2026-07', '2026-08', '2026-09', '2026-10'];

type Days = readonly [from: string, to: string, account?: string];

function between(files: readonly Days[], bankPeriods: readonly Days[] = []) {
  const periods = files.map(([from, to, account = 'first']) => ({ account, digits: account.slice(0, 4), from, to }));
  const bank = bankPeriods.map(([from, to]) => ({ account: 'bank', from, to }));
  const { months } = coverMonths([...periods, ...bank], { required, accepted: required });
  return findDaysBetween(periods, { months, bankPeriods: bank }).map(({ from, to, account }) => [from, to, account]);
}

test.each<[string, Days[], Days[]]>([
  ['one file', [['2026-08-01', '2026-08-31']], []],
  [
    'files that meet',
    [
      ['2026-07-15', '2026-08-14'],
      ['2026-08-15', '2026-09-14'],
    ],
    [],
  ],
  [
    'files that share a day',
    [
      ['2026-07-31', '2026-08-31'],
      ['2026-08-31', '2026-09-30'],
    ],
    [],
  ],
  [
    'inside a month that counts as found',
    [
      ['2026-08-01', '2026-08-20'],
      ['2026-08-27', '2026-09-30'],
    ],
    [['2026-08-21', '2026-08-26', 'firs']],
  ],
  [
    'across two months, whichever file was first',
    [
      ['2026-09-11', '2026-10-10'],
      ['2026-07-20', '2026-08-19'],
    ],
    [['2026-08-20', '2026-09-10', 'firs']],
  ],
  [
    'a month and a few days',
    [
      ['2026-07-01', '2026-07-25'],
      ['2026-09-01', '2026-09-30'],
    ],
    [['2026-07-26', '2026-08-31', 'firs']],
  ],
  [
    'what the tile of the month says',
    [
      ['2026-08-01', '2026-08-11'],
      ['2026-09-01', '2026-09-30'],
    ],
    [],
  ],
  [
    'whole months, which are missing',
    [
      ['2026-07-01', '2026-07-31'],
      ['2026-10-01', '2026-10-31'],
    ],
    [],
  ],
  [
    'before the months that are asked for',
    [
      ['2025-11-01', '2025-11-30'],
      ['2026-07-10', '2026-08-31'],
    ],
    [['2026-07-01', '2026-07-09', 'firs']],
  ],
  [
    'after them',
    [
      ['2026-10-01', '2026-10-31'],
      ['2026-11-10', '2026-11-20'],
    ],
    [],
  ],
  [
    'a weekend before which the bank closed the month',
    [
      ['2026-08-01', '2026-08-28'],
      ['2026-08-31', '2026-09-30'],
    ],
    [],
  ],
  [
    'a weekend and Labour Day',
    [
      ['2026-08-05', '2026-09-04'],
      ['2026-09-08', '2026-10-07'],
    ],
    [],
  ],
  [
    'two days on which banks are open',
    [
      ['2026-08-05', '2026-09-03'],
      ['2026-09-08', '2026-10-07'],
    ],
    [['2026-09-04', '2026-09-07', 'firs']],
  ],
])('days missing between files of one account: %s', (_name, files, expected) => {
  expect(between(files)).toEqual(expected);
});

test('files of two accounts are compared separately, and each has its own missing days', () => {
  const other: Days[] = [
    ['2026-08-01', '2026-08-15', 'second'],
    ['2026-09-10', '2026-09-30', 'second'],
  ];
  expect(between([['2026-07-01', '2026-07-31'], ['2026-10-05', '2026-10-31'], ...other])).toEqual([
    ['2026-08-01', '2026-10-04', 'firs'],
    ['2026-08-16', '2026-09-09', 'seco'],
  ]);
});

test('days covered by the connected bank are not missing', () => {
  const files: Days[] = [
    ['2026-07-20', '2026-08-19'],
    ['2026-09-11', '2026-10-10'],
  ];
  expect(between(files, [['2026-08-10', '2026-12-31']])).toEqual([]);
  expect(between(files, [['2026-08-25', '2026-12-31']])).toEqual([['2026-08-20', '2026-08-24', 'firs']]);
});
