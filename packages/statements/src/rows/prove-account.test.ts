import { describe, expect, test } from 'vitest';
import { proveAccount } from './prove-account.ts';
import type { PrintedChecks } from './prove.ts';

type Row = readonly [cents: number, balanceCents?: number | 'added'];

const rowOf = ([cents, balance]: Row) => ({
  date: '2026-01-05',
  description: 'ROW',
  cents,
  balanceCents: typeof balance === 'number' ? balance : null,
  page: 1,
  isAdded: balance === 'added',
});

function tried(openingCents: number | null, closingCents: number | null, rows: readonly Row[]) {
  return proveAccount({ openingCents, closingCents, pageGap: null, transactions: rows.map(rowOf) });
}

const cases: [what: string, of: Parameters<typeof tried>, proof: string, breaksAt: number | null][] = [
  ['opening and closing balance meet', [100, 150, [[80], [-30]]], 'proven', null],
  ['no row at all, and the same balance', [100, 100, []], 'proven', null],
  [
    'every printed balance holds, up to the last row',
    [
      100,
      null,
      [
        [80, 180],
        [-30, 150],
      ],
    ],
    'proven',
    null,
  ],
  [
    'the first row has no balance before it',
    [
      null,
      null,
      [
        [80, 180],
        [-30, 150],
      ],
    ],
    'notProven',
    null,
  ],
  ['a row after the last balance', [100, null, [[80, 180], [-30]]], 'notProven', null],
  ['the closing balance is another', [100, 175, [[80], [-30]]], 'notProven', null],
  ['one digit of one row explains the closing balance', [100, 151, [[80], [-30]]], 'notProven', 0],
  [
    'a printed balance is another, though the last holds',
    [
      100,
      150,
      [
        [80, 181],
        [-30, 150],
      ],
    ],
    'notProven',
    0,
  ],
  [
    'two errors that cancel each other',
    [
      100,
      150,
      [
        [90, 180],
        [-40, 150],
      ],
    ],
    'notProven',
    0,
  ],
  ['a sign is turned', [100, 40, [[80], [-30, 150], [-10]]], 'notProven', null],
  ['nothing is printed', [null, null, [[80], [-30]]], 'notProven', null],
  ['one balance has nothing to meet', [null, null, [[80, 180]]], 'notProven', null],
  ['an opening balance alone', [100, null, [[80]]], 'notProven', null],
];

test.each(cases)('%s: %j is %s', (_what, of, proof, breaksAt) => {
  expect(tried(...of)).toEqual({ proof, breaksAt });
});

describe('with every printed figure', () => {
  const sum = (label: 'opening' | 'closing' | 'totalIn' | 'totalOut', cents: number, items?: number) => ({
    label,
    cents,
    items,
  });
  const carried = (after: number, cents: number) =>
    ({ after, check: { kind: 'balance', cents, label: 'carried' } }) as const;
  const sums = (after: number, inCents: number, outCents: number) =>
    ({ after, check: { kind: 'sums', inCents, outCents } }) as const;
  const ends = [sum('opening', 100), sum('closing', 150)];
  const rows: Row[] = [[80], [-30]];
  const tryChecks = (checks: Partial<PrintedChecks>, transactions = rows) =>
    proveAccount({
      openingCents: 100,
      closingCents: 150,
      pageGap: null,
      transactions: transactions.map(rowOf),
      checks: { printed: ends, among: [], unread: 0, ...checks },
    }).proof;

  test.each<[what: string, good: Partial<PrintedChecks>, bad: Partial<PrintedChecks>]>([
    ['a total', { printed: [...ends, sum('totalIn', 80)] }, { printed: [...ends, sum('totalIn', 90)] }],
    [
      'a number of items',
      { printed: [...ends, sum('totalOut', 30, 1)] },
      { printed: [...ends, sum('totalOut', 30, 2)] },
    ],
    ['a balance of a page', { among: [carried(1, 180)] }, { among: [carried(1, 181)] }],
    ['sums of a page', { among: [sums(2, 80, 30)] }, { among: [sums(2, 90, 30)] }],
    ['nothing that could not be read', {}, { unread: 1 }],
  ])('%s must hold', (_what, good, bad) => {
    expect(tryChecks(good)).toBe('proven');
    expect(tryChecks(bad)).toBe('notProven');
  });

  test.each<[what: string, rows: Row[], after: number]>([
    ['before the balance of a page', [[50], [30, 'added'], [-30]], 1],
    ['after it', [[80], [-10, 'added'], [-20]], 1],
    ['around it', [[50], [30, 'added'], [-10, 'added'], [-20]], 1],
    ['before all others', [[80, 'added'], [-30]], 0],
    ['behind all others', [[80], [-30, 'added']], 1],
  ])('an added row is placed %s', (_what, transactions, after) => {
    expect(tryChecks({ among: [carried(after, 180)] }, transactions)).toBe('proven');
    expect(tryChecks({ among: [carried(after, 175)] }, transactions)).toBe('notProven');
  });
});
