import type { RowCorrection } from '@portal/contract/application/statements/statement-corrections';
import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { expect, test } from 'vitest';
import { correctAccount, depositsOf } from './corrected-account.ts';
import type { ReadAccount } from '@portal/statements/rows/read-accounts';

const read: StatementAccount = {
  account: '4431',
  from: '2026-01-01',
  to: '2026-01-31',
  openingCents: 1000_00,
  closingCents: 1350_00,
  proof: 'notProven',
  breaksAt: null,
  pageGap: null,
  doubt: { kind: 'contradicts', what: 'sum', page: 1 },
  transactions: [500_00, -250_00, 0].map((cents, index) => ({
    date: `2026-01-0${String(index + 1)}`,
    description: 'ROW',
    cents,
    balanceCents: null,
    page: index + 1,
  })),
};

const corrected = (...corrections: RowCorrection[]) =>
  correctAccount(
    read,
    corrections.map((correction, number) => ({
      correctionId: String(number),
      number,
      correction,
      by: number % 2 === 0 ? 'Anne' : 'Marc',
      at: new Date('2026-02-10T00:00:00Z'),
    })),
  );

test('without corrections, the reading stays as it is', () => {
  expect(corrected()).toMatchObject({ proof: 'notProven', proofAsRead: 'notProven', correctedBy: [] });
});

test('a correction that changes nothing proves nothing', () => {
  const proven = { ...read, closingCents: 1250_00, proof: 'notProven' } as const;
  const same: RowCorrection = { kind: 'amount', row: 0, cents: 500_00 };
  const stored = { correctionId: 'c', number: 0, correction: same, by: 'Anne', at: new Date() };
  expect(correctAccount(proven, [stored]).proof).toBe('notProven');
});

test('no correction proves an account with a missing page', () => {
  const pageGap = { of: 3, missing: [2], doubled: [] };
  const right: RowCorrection = { kind: 'amount', row: 2, cents: 100_00 };
  const stored = { correctionId: 'c', number: 0, correction: right, by: 'Anne', at: new Date() };
  expect(correctAccount({ ...read, pageGap }, [stored])).toMatchObject({ proof: 'notProven', pageGap });
  expect(correctAccount(read, [stored])).toMatchObject({ proof: 'proven', pageGap: null });
});

test.each<[what: string, correction: RowCorrection, proof: string]>([
  ['the right amount', { kind: 'amount', row: 2, cents: 100_00 }, 'proven'],
  ['another amount', { kind: 'amount', row: 2, cents: 101_00 }, 'notProven'],
  ['a row that was not read', { kind: 'add', after: 2, date: '2026-01-04', description: 'X', cents: 100_00 }, 'proven'],
  ['a turned sign that was right', { kind: 'sign', row: 1 }, 'notProven'],
  ['a row left out that is one', { kind: 'leaveOut', row: 1 }, 'notProven'],
])('%s makes it %s', (_what, correction, proof) => {
  expect(corrected(correction).proof).toBe(proof);
});

test('corrections that cancel out prove nothing if a total or an item count is printed', () => {
  const printed = [
    { label: 'opening', cents: 1000_00, items: undefined },
    { label: 'totalIn', cents: 600_00, items: 2 },
    { label: 'closing', cents: 1350_00, items: undefined },
  ] as const;
  const checked: ReadAccount = { ...read, checks: { printed: [...printed], among: [], unread: 0 } };
  const proofWith = (account: ReadAccount, ...corrections: RowCorrection[]) => {
    const stored = corrections.map((correction, number) => ({
      correctionId: String(number),
      number,
      correction,
      by: 'Anne',
      at: new Date(),
    }));
    return correctAccount(account, stored).proof;
  };
  const right: RowCorrection = { kind: 'amount', row: 2, cents: 100_00 };
  const inVain: RowCorrection[] = [
    { kind: 'amount', row: 0, cents: 650_00 },
    { kind: 'amount', row: 1, cents: -300_00 },
  ];
  expect(proofWith(checked, right)).toBe('proven');
  expect(proofWith(read, ...inVain)).toBe('proven');
  expect(proofWith(checked, ...inVain)).toBe('notProven');
  const split: RowCorrection = { kind: 'add', after: 2, date: '2026-01-04', description: 'X', cents: 40_00 };
  expect(proofWith(checked, { kind: 'amount', row: 2, cents: 60_00 }, split)).toBe('notProven');
  expect(correctAccount(checked, [])).not.toHaveProperty('checks');
});

test('rows retain their numbers, and added rows are numbered after them, but placed where they belong', () => {
  const add = (after: number | null): RowCorrection => ({
    kind: 'add',
    after,
    date: '2026-01-01',
    description: 'NEW',
    cents: 1,
  });
  const { transactions, corrections, correctedBy } = corrected(add(0), { kind: 'sign', row: 1 }, add(null), add(0));
  expect(transactions.map(({ row, page, correctionId }) => [row, page, correctionId])).toEqual([
    [5, 1, '2'],
    [0, 1, null],
    [3, 1, '0'],
    [6, 1, '3'],
    [1, 2, '1'],
    [2, 3, null],
  ]);
  expect(corrections.map(({ row }) => row)).toEqual([3, 1, 5, 6]);
  expect(correctedBy).toEqual(['Anne', 'Marc']);
});

test('deposits are the incoming amounts per month, without excluded rows', () => {
  const { transactions } = corrected(
    { kind: 'amount', row: 2, cents: 100_00 },
    { kind: 'add', after: 2, date: '2026-02-01', description: 'X', cents: -5 },
  );
  expect(depositsOf({ transactions })).toEqual([
    { month: '2026-01', cents: 600_00 },
    { month: '2026-02', cents: 0 },
  ]);
  const leftOut = corrected({ kind: 'leaveOut', row: 0 });
  expect(depositsOf(leftOut)).toEqual([{ month: '2026-01', cents: 0 }]);
});
