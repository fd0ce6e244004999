import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@portal/contract/constants';
import {
  describeReadings,
  isWaitedFor,
  type KnownReading,
  type StoredStatement,
  WAITING,
} from './describe-readings.ts';

const NOW = new Date('2026-02-10T14:00:00.000Z');
const required = ['2025-11', '2025-12', '2026-01'];
const window = { required, accepted: ['2025-10', '2025-11', '2025-12'] };
const names = ['Northshore Bakery'];

const fileOf = (statementId: string, ageMinutes = 1): StoredStatement => ({
  statementId,
  fileName: `${statementId}.pdf`,
  sizeBytes: 1000,
  sha256: statementId,
  uploadedAt: new Date(NOW.getTime() - ageMinutes * MINUTE_MS).toISOString(),
  uploadedBy: 'customer',
});

type Days = readonly [from: string, to: string, account?: string];

const readingOf = (days: readonly Days[], rest: Partial<KnownReading> = {}): KnownReading => ({
  state: 'read',
  reason: null,
  bank: 'rbc',
  isCreditCard: false,
  arePagesMissing: false,
  pagesNotCounted: [],
  otherCurrency: null,
  holder: 'NORTHSHORE BAKERY INC',
  deposits: [],
  holderAnswer: null,
  readAt: NOW,
  ...rest,
  periods: days.map(([from, to, account = 'first']) => ({ from, to, account, digits: account.slice(-4) })),
});

const unread = (reason: KnownReading['reason']) => readingOf([], { state: 'notRecognised', reason, holder: null });

const december: Days = ['2025-12-01', '2025-12-31'];

function described(readings: Record<string, KnownReading>, rest: Partial<Parameters<typeof describeReadings>[1]> = {}) {
  const files = Object.keys(readings).map((statementId) => fileOf(statementId));
  const options = { readings: new Map(Object.entries(readings)), window, names, bankPeriods: [], now: NOW, ...rest };
  return describeReadings(files, options);
}

const hintsOf = (reading: KnownReading) => described({ one: reading }).statements[0]?.reading.hints;

describe('a file that no job has read', () => {
  test.each([
    ['is waited for', 1, { state: 'waiting', hints: [] }],
    ['is waited for until ten minutes are over', 9.9, { state: 'waiting', hints: [] }],
    ['is not then, and says that it takes longer', 10, { state: 'notRecognised', hints: ['takesLonger'] }],
  ] as const)('%s', (_, age, reading) => {
    const { statements } = describeReadings([fileOf('one', age)], {
      readings: new Map(),
      window,
      names,
      bankPeriods: [],
      now: NOW,
    });
    expect(statements[0]?.reading).toEqual({ ...WAITING, ...reading });
  });

  test.each([
    [
      { begun: 1, pageCount: 7 },
      { number: 1, of: 7, isAgain: false },
    ],
    [
      { begun: 7, pageCount: 7 },
      { number: 7, of: 7, isAgain: false },
    ],
    [
      { begun: 8, pageCount: 7 },
      { number: 1, of: 7, isAgain: true },
    ],
    [
      { begun: 21, pageCount: 7 },
      { number: 7, of: 7, isAgain: true },
    ],
  ])('names the page of a scan: %j', (begun, page) => {
    const options = { readings: new Map(), window, names, bankPeriods: [], now: NOW };
    const { statements } = describeReadings([{ ...fileOf('one'), page: begun }], options);
    expect(statements).toEqual([{ ...fileOf('one'), reading: { ...WAITING, page } }]);
  });

  test('is not awaited for longer than ten minutes', () => {
    expect(isWaitedFor(NOW, new Date(NOW.getTime() + 10 * MINUTE_MS - 1))).toBe(true);
    expect(isWaitedFor(NOW, new Date(NOW.getTime() + 10 * MINUTE_MS))).toBe(false);
  });
});

describe('a hint', () => {
  test.each<[string, KnownReading, readonly string[]]>([
    ['a whole month of the business', readingOf([december]), []],
    ['a month of the accepted window', readingOf([['2025-10-01', '2025-10-31']]), []],
    ['a part of a month', readingOf([['2025-12-01', '2025-12-12']]), ['partOfMonth']],
    ['days that are too few for a part', readingOf([['2025-12-01', '2025-12-03']]), ['outsideWindow']],
    ['a month long gone', readingOf([['2024-03-01', '2024-03-31']]), ['outsideWindow']],
    ['a credit card, whose months are not looked at', readingOf([december], { isCreditCard: true }), ['creditCard']],
    ['another holder', readingOf([december], { holder: 'SOMEBODY ELSE LTD' }), ['holderDiffers']],
    ['no holder', readingOf([december], { holder: null }), []],
    ['two accounts in one file', readingOf([december, ['2025-12-01', '2025-12-31', 'second']]), ['severalAccounts']],
    ['what is not recognised', unread('noPeriod'), []],
    ['a quarter in one file that is not proven', unread('tooLong'), ['tooLong']],
    ['a quarter in one file', readingOf([['2025-11-01', '2026-01-31']]), []],
    ['pages that are missing', readingOf([december], { arePagesMissing: true }), ['pagesMissing']],
    ['pages of a card', readingOf([december], { arePagesMissing: true, isCreditCard: true }), ['creditCard']],
    ['a period that cannot be', unread('impossible'), ['datesDiffer']],
    ['two periods that differ', unread('ambiguous'), ['datesDiffer']],
  ])('of %s', (_, reading, hints) => {
    expect(hintsOf(reading)).toEqual(hints);
  });

  test('is absent for a quarter, whose months count like those of other files', () => {
    const { covered } = described({ one: readingOf([['2025-11-17', '2026-01-20']]) });
    expect(covered.months.map(({ state }) => state)).toEqual(['part', 'found', 'found']);
  });

  test('about a partial month disappears once another file covers the rest', () => {
    const { statements, covered } = described({
      first: readingOf([['2025-12-01', '2025-12-15']]),
      second: readingOf([['2025-12-16', '2025-12-31']]),
    });
    expect(statements.map(({ reading }) => reading.hints)).toEqual([[], []]);
    expect(covered.months).toContainEqual({ month: '2025-12', state: 'found', gaps: [] });
  });

  test('about the same days appears on both files, but not for consecutive files, another account or a card', () => {
    const hints = (second: KnownReading) =>
      described({ first: readingOf([december]), second }).statements.map(({ reading }) => reading.hints);
    expect(hints(readingOf([december]))).toEqual([['sameDays'], ['sameDays']]);
    expect(hints(readingOf([['2025-12-31', '2026-01-31']]))).toEqual([[], []]);
    expect(hints(readingOf([['2025-12-01', '2025-12-31', 'other']]))).toEqual([[], []]);
    expect(hints(readingOf([december], { isCreditCard: true }))).toEqual([[], ['creditCard']]);
  });

  test('about another holder requires a name to compare with', () => {
    const { statements } = described({ one: readingOf([december], { holder: 'SOMEBODY ELSE LTD' }) }, { names: [] });
    expect(statements[0]?.reading.hints).toEqual([]);
  });
});

describe('the months', () => {
  test.each([
    ['found before: found only by what was read since', [december], undefined, 'missing'],
    ['found before, and shown again', [december], [december], 'found'],
    ['begun before: the rest is enough', [['2025-12-01', '2025-12-15']], [['2025-12-16', '2025-12-31']], 'found'],
  ] as const)('that are requested by name, %s', (_, before, since, state) => {
    const { covered } = described(
      {
        before: readingOf(before, { readAt: new Date(NOW.getTime() - MINUTE_MS) }),
        ...(since && { since: readingOf(since) }),
      },
      { window: { required: ['2025-12'], accepted: ['2025-12'] }, askedAt: NOW },
    );
    expect(covered).toMatchObject({ months: [{ month: '2025-12', state }], complete: state === 'found' });
  });

  test('are counted across files and bank together, without credit cards', () => {
    const { covered, severalAccounts } = described(
      {
        one: readingOf([['2025-11-01', '2025-11-30']]),
        card: readingOf([['2025-12-01', '2025-12-31', 'card']], { isCreditCard: true }),
      },
      { bankPeriods: [{ account: 'bank', from: '2026-01-01', to: '2026-02-10' }] },
    );
    expect(covered.months.map(({ state }) => state)).toEqual(['found', 'missing', 'found']);
    expect(covered.complete).toBe(false);
    expect(severalAccounts).toBe(false);
  });

  test('also count files from other requests, which are not in the list', () => {
    const { statements, covered } = describeReadings([], {
      readings: new Map([['before', readingOf([december])]]),
      window,
      names,
      bankPeriods: [],
      now: NOW,
    });
    expect(statements).toEqual([]);
    expect(covered.months).toContainEqual({ month: '2025-12', state: 'found', gaps: [] });
  });

  test('of two accounts are counted separately', () => {
    const { severalAccounts, splitAccounts, covered } = described({
      one: readingOf([['2025-12-01', '2025-12-15']]),
      two: readingOf([['2025-12-16', '2025-12-31', 'second']]),
    });
    expect(severalAccounts).toBe(true);
    expect(splitAccounts).toEqual([
      { bank: 'rbc', account: 'irst', months: ['2025-12'] },
      { bank: 'rbc', account: 'cond', months: ['2025-12'] },
    ]);
    expect(covered.months).toContainEqual({
      month: '2025-12',
      state: 'part',
      gaps: [{ from: '2025-12-01', to: '2025-12-15' }],
    });
  });
});

describe('days between two files of one account', () => {
  const apart = {
    one: readingOf([['2025-11-01', '2025-11-20']]),
    two: readingOf([['2025-12-05', '2026-01-31']]),
  };

  test('are listed, with the last digits of the account', () => {
    expect(described(apart).daysBetween).toEqual([{ from: '2025-11-21', to: '2025-12-04', account: 'irst' }]);
  });

  test('are not listed while a waiting file may cover them', () => {
    const options = { readings: new Map(Object.entries(apart)), window, names, bankPeriods: [], now: NOW };
    const files = ['one', 'two', 'three'].map((statementId) => fileOf(statementId));
    expect(describeReadings(files, options).daysBetween).toEqual([]);
    expect(describeReadings(files.slice(0, 2), options).daysBetween).toHaveLength(1);
  });

  test('are not listed for a card, or if the bank covers them', () => {
    const card = Object.fromEntries(
      Object.entries(apart).map(([name, reading]) => [name, { ...reading, isCreditCard: true }]),
    );
    expect(described(card).daysBetween).toEqual([]);
    const bankPeriods = [{ account: 'bank', from: '2025-11-15', to: '2025-12-31' }];
    expect(described(apart, { bankPeriods }).daysBetween).toEqual([]);
  });
});

test('each account and each period is listed once', () => {
  const { statements } = described({ one: readingOf([december, december]) });
  expect(statements[0]?.reading).toMatchObject({
    accounts: ['irst'],
    periods: [{ from: '2025-12-01', to: '2025-12-31' }],
  });
});

describe('the accounts between which the months are split', () => {
  const november: Days = ['2025-11-01', '2025-11-30'];
  const other = (days: Days): Days => [days[0], days[1], 'second'];
  const earlier = { readAt: new Date(NOW.getTime() - MINUTE_MS) };

  test.each([
    ['none if one account has every month', [november, december], [other(december)], 0],
    ['both if each has a month of its own', [november], [other(december)], 2],
  ] as const)('are %s', (_, one, two, count) => {
    expect(described({ one: readingOf(one), two: readingOf(two) }).splitAccounts).toHaveLength(count);
  });

  test.each([
    ['an earlier file', december, 0],
    ['another account', other(december), 2],
  ] as const)('compare a requested file with %s', (_, asked, count) => {
    const { splitAccounts } = describeReadings([fileOf('asked')], {
      readings: new Map([
        ['before', readingOf([november], earlier)],
        ['asked', readingOf([asked])],
      ]),
      window: { required: ['2025-12'], accepted: ['2025-12'] },
      names,
      bankPeriods: [],
      askedAt: NOW,
      now: NOW,
    });
    expect(splitAccounts).toHaveLength(count);
  });
});

describe('the question whose name it is', () => {
  const other = (rest: Partial<KnownReading> = {}) => readingOf([december], { holder: 'SOMEBODY ELSE LTD', ...rest });
  const holders = (readings: Record<string, KnownReading>, rest = {}) =>
    described(readings, rest).statements.map(({ reading: { asksHolder, holderAnswer } }) => [asksHolder, holderAnswer]);

  test('is asked once per name, at the file that was read first', () => {
    const later = new Date(NOW.getTime() + 1);
    expect(
      holders({
        one: other({ readAt: later }),
        two: other({ holder: 'Somebody Else Limited' }),
        three: other({ holder: 'Jean Tremblay', readAt: later }),
        four: readingOf([december]),
      }),
    ).toEqual([
      [false, null],
      [true, null],
      [true, null],
      [false, null],
    ]);
  });

  test('names every file in the name, except credit cards', () => {
    const { holders } = described({
      one: other(),
      two: other({ holder: 'Somebody Else Limited' }),
      card: other({ isCreditCard: true }),
      own: readingOf([december]),
    });
    expect(holders).toEqual([{ name: 'SOMEBODY ELSE LTD', statementIds: ['one', 'two'], answer: null }]);
    expect(hintsOf(other({ isCreditCard: true }))).toEqual(['creditCard']);
  });

  test('is not asked again once answered, and the answer is shown as long as the name differs', () => {
    const answered = { one: other({ holderAnswer: 'ownName' }) };
    expect(holders(answered)).toEqual([[false, 'ownName']]);
    expect(holders(answered, { names: ['Somebody Else'] })).toEqual([[false, null]]);
  });

  test('is not asked for an unrecognized file, without a holder, or without a name to compare with', () => {
    expect(holders({ one: unread('tooLong'), two: other({ holder: null }) })).toEqual([
      [false, null],
      [false, null],
    ]);
    expect(holders({ one: other() }, { names: [] })).toEqual([[false, null]]);
  });
});
