import { describe, expect, test } from 'vitest';
import { coverMonths, type CoveredPeriod, missingMonths, monthsOfPeriods } from './months-covered.ts';
import { statementWindow } from './statement-window.ts';

/** The required months are May to October 2026; April to September is accepted. */
const window = statementWindow(new Date('2026-11-21T17:00:00Z'), 6);

function period(from: string, to: string, account = '1234'): CoveredPeriod {
  return { account, from, to };
}

function calendarMonths(...months: number[]): CoveredPeriod[] {
  return months.map((month) => {
    const last = new Date(Date.UTC(2026, month, 0)).getUTCDate();
    const prefix = `2026-${String(month).padStart(2, '0')}`;
    return period(`${prefix}-01`, `${prefix}-${last}`);
  });
}

function states(periods: CoveredPeriod[]): string {
  return coverMonths(periods, window)
    .months.map(({ state }) => state[0])
    .join('');
}

describe('the state of each month from May to October', () => {
  const cases: [string, CoveredPeriod[], string][] = [
    ['nothing was given', [], 'mmmmmm'],
    ['six calendar months', calendarMonths(5, 6, 7, 8, 9, 10), 'ffffff'],
    ['one month in the middle is missing', calendarMonths(5, 6, 8, 9, 10), 'ffmfff'],
    ['a statement of twelve days is a part', [period('2026-08-01', '2026-08-12')], 'mmmpmm'],
    ['twenty days are found', [period('2026-08-01', '2026-08-20')], 'mmmfmm'],
    ['nineteen days are a part', [period('2026-08-01', '2026-08-19')], 'mmmpmm'],
    ['seven days are a part', [period('2026-08-01', '2026-08-07')], 'mmmpmm'],
    ['six days of a neighbour are nothing', [period('2026-08-01', '2026-08-06')], 'mmmmmm'],
    ['a statement from the last day of the month before', [period('2026-06-30', '2026-07-31')], 'mmfmmm'],
    ['a statement from the 3rd to the 3rd', [period('2026-06-03', '2026-07-03')], 'mfmmmm'],
    [
      'two that meet in the middle of the month',
      [period('2026-06-15', '2026-07-14'), period('2026-07-15', '2026-08-14')],
      'mpfpmm',
    ],
    ['days given twice count once', [period('2026-08-01', '2026-08-12'), period('2026-08-05', '2026-08-12')], 'mmmpmm'],
    ['one inside the other', [period('2026-08-01', '2026-08-31'), period('2026-08-05', '2026-08-12')], 'mmmfmm'],
    [
      'halves of two accounts do not add up',
      [period('2026-08-01', '2026-08-15', '1234'), period('2026-08-16', '2026-08-31', '9876')],
      'mmmpmm',
    ],
    [
      'months of two accounts each count',
      [...calendarMonths(5, 6), period('2026-07-01', '2026-07-31', '9876')],
      'fffmmm',
    ],
    ['a bank connection of a year', [period('2025-11-21', '2026-11-20', 'bank')], 'ffffff'],
    [
      'a bank connection and the statements before it',
      [...calendarMonths(5, 6), period('2026-07-02', '2026-11-20')],
      'ffffff',
    ],
    ['another year', [period('2025-05-01', '2025-10-31')], 'mmmmmm'],
  ];

  test.each(cases)('%s', (_name, periods, expected) => {
    expect(states(periods)).toBe(expected);
  });
});

describe('the earlier statement window', () => {
  test('is chosen when it has more months', () => {
    const covered = coverMonths(calendarMonths(4, 5, 6, 7, 8, 9), window);
    expect(covered).toMatchObject({ window: 'accepted', complete: true });
    expect(covered.months[0]).toEqual({ month: '2026-04', state: 'found', gaps: [] });
  });

  test.each([
    ['with all seven months', calendarMonths(4, 5, 6, 7, 8, 9, 10), true],
    ['with nothing', [], false],
    ['with as many months in both', calendarMonths(5, 6, 7), false],
  ])('is not chosen %s', (_name, periods, complete) => {
    expect(coverMonths(periods, window)).toMatchObject({ window: 'required', complete });
  });
});

test('partly covered and uncovered months are requested', () => {
  const covered = coverMonths([...calendarMonths(5, 6, 7, 9), period('2026-08-01', '2026-08-12')], window);
  expect(covered.complete).toBe(false);
  expect(missingMonths(covered)).toEqual(['2026-08', '2026-10']);
});

test('a renewal requires three months', () => {
  const renewal = statementWindow(new Date('2026-11-21T17:00:00Z'), 3);
  expect(coverMonths(calendarMonths(8, 9, 10), renewal)).toMatchObject({ complete: true, window: 'required' });
});

describe('the missing days of a partly covered month', () => {
  const gapsOf = (periods: CoveredPeriod[], month: string, within = window) => {
    const { months } = coverMonths(periods, within);
    return months.find((covered) => covered.month === month)?.gaps.map(({ from, to }) => `${from} ${to}`);
  };
  const days = (from: number, to: number, account?: string) =>
    period(`2026-08-${String(from).padStart(2, '0')}`, `2026-08-${String(to).padStart(2, '0')}`, account);

  const cases: [string, CoveredPeriod[], string[]][] = [
    ['at its end', [days(1, 12)], ['2026-08-13 2026-08-31']],
    ['at its start', [days(16, 31)], ['2026-08-01 2026-08-15']],
    ['in its middle', [days(1, 9), days(25, 31)], ['2026-08-10 2026-08-24']],
    ['at both ends', [days(10, 20)], ['2026-08-01 2026-08-09', '2026-08-21 2026-08-31']],
    ['one day among them', [days(1, 9), days(11, 19)], ['2026-08-10 2026-08-10', '2026-08-20 2026-08-31']],
    ['its last day alone', [days(13, 30)], ['2026-08-01 2026-08-12', '2026-08-31 2026-08-31']],
    ['with days given twice, in any order', [days(5, 12), days(1, 9)], ['2026-08-13 2026-08-31']],
    ['beside the months around it', [period('2026-06-20', '2026-08-12')], ['2026-08-13 2026-08-31']],
    [
      'halves of two accounts do not add up: those of the account that covers more',
      [days(1, 15, '1234'), days(16, 31, '9876')],
      ['2026-08-01 2026-08-15'],
    ],
    ['nothing of a month that is found', [days(1, 20)], []],
    ['nothing of a month that is missing', [days(1, 6)], []],
  ];
  test.each(cases)('%s', (_name, periods, expected) => {
    expect(gapsOf(periods, '2026-08')).toEqual(expected);
  });

  test('in a leap year and in a month of thirty days', () => {
    const winter = statementWindow(new Date('2028-05-10T17:00:00Z'), 6);
    expect(gapsOf([period('2028-02-01', '2028-02-10')], '2028-02', winter)).toEqual(['2028-02-11 2028-02-29']);
    expect(gapsOf([period('2028-04-01', '2028-04-10')], '2028-04', winter)).toEqual(['2028-04-11 2028-04-30']);
  });

  test('in the earlier window when it is chosen', () => {
    const periods = [...calendarMonths(4, 5, 6, 7, 8), period('2026-09-01', '2026-09-12')];
    expect(coverMonths(periods, window).window).toBe('accepted');
    expect(gapsOf(periods, '2026-09')).toEqual(['2026-09-13 2026-09-30']);
  });
});

describe('the months a statement covers', () => {
  const cases: [string, [from: string, to: string][], string[]][] = [
    ['a calendar month', [['2026-08-01', '2026-08-31']], ['2026-08']],
    ['from the last day of the month before', [['2026-06-30', '2026-07-31']], ['2026-07']],
    ['from the middle of one to that of the next', [['2026-08-15', '2026-09-14']], ['2026-08', '2026-09']],
    ['a few days alone', [['2026-08-30', '2026-09-02']], ['2026-08', '2026-09']],
    ['over the turn of the year', [['2025-12-15', '2026-01-14']], ['2025-12', '2026-01']],
    [
      'two accounts on one statement',
      [
        ['2026-08-01', '2026-08-31'],
        ['2026-08-01', '2026-08-31'],
      ],
      ['2026-08'],
    ],
    ['nothing was read', [], []],
  ];
  test.each(cases)('%s', (_name, periods, expected) => {
    expect(monthsOfPeriods(periods.map(([from, to]) => ({ from, to })))).toEqual(expected);
  });
});
