import { expect, test } from 'vitest';
import { proveAccount } from './prove-account.ts';

type Row = readonly [cents: number, balanceCents?: number];

function tried(openingCents: number | null, closingCents: number | null, rows: readonly Row[]) {
  return proveAccount({
    account: null,
    from: '2026-01-01',
    to: '2026-01-31',
    openingCents,
    closingCents,
    pageGap: null,
    transactions: rows.map(([cents, balanceCents = null]) => ({
      date: '2026-01-05',
      description: 'ROW',
      cents,
      balanceCents,
      page: 1,
    })),
  });
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
