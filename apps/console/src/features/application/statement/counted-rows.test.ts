import type { ListedTransaction } from '@portal/contract/application/statements/statement-corrections';
import { describe, expect, it } from 'vitest';
import { countRows, proposalOf, sumsOf } from './counted-rows.ts';

function row(number: number, cents: number, balanceCents: number | null = null): ListedTransaction {
  const day = `2026-09-0${String(number + 1)}`;
  return {
    row: number,
    cents,
    balanceCents,
    date: day,
    description: 'X',
    page: 1,
    correctionId: null,
    isLeftOut: false,
  };
}

function account(closingCents: number | null, transactions: ListedTransaction[]) {
  return { openingCents: 10_000, closingCents, transactions };
}

describe('running totals of an account', () => {
  it('skips excluded rows and shows what is missing', () => {
    const rows = [row(0, 500), row(1, -200), { ...row(2, 900), isLeftOut: true }];
    expect(sumsOf(account(10_400, rows))).toEqual({
      deposits: { cents: 500, count: 1 },
      withdrawals: { cents: 200, count: 1 },
      countedCents: 10_300,
      missingCents: 100,
    });
  });

  it('has no totals without an opening balance', () => {
    expect(sumsOf({ ...account(1, [row(0, 1)]), openingCents: null })).toMatchObject({
      countedCents: null,
      missingCents: null,
    });
  });

  it('restarts at each printed balance, so that one break is shown once', () => {
    const counted = countRows(account(10_000, [row(0, 500, 10_500), row(1, 300, 10_200), row(2, -200, 10_000)]));
    expect(counted.map(({ holds }) => holds)).toEqual([true, false, true]);
    expect(counted.map(({ countedCents }) => countedCents)).toEqual([10_500, 10_800, 10_000]);
  });
});

describe('the suggested correction', () => {
  it.each([
    ['a turned sign', account(10_200, [row(0, 500), row(1, 300)]), { kind: 'sign', row: 1 }],
    ['a row that is none', account(10_500, [row(0, 500), row(1, 310)]), { kind: 'leaveOut', row: 1 }],
    ['a misread digit', account(11_100, [row(0, 500, 10_500), row(1, 610)]), { kind: 'amount', row: 1, cents: 600 }],
  ])('is %s', (_name, summed, correction) => {
    expect(proposalOf(summed)).toMatchObject({ correction, reason: correction.kind });
  });

  it('swaps two transposed digits', () => {
    const [before, after] = [row(0, 500, 10_500), row(2, 90, 11_230)];
    expect(proposalOf(account(11_230, [before, row(1, 460, 10_960), after]))).toBeUndefined();
    expect(proposalOf(account(11_230, [before, row(1, 460), after]))).toMatchObject({
      correction: { kind: 'amount', row: 1, cents: 640 },
      reason: 'swapped',
      missingCents: 180,
    });
  });

  it.each([
    ['every sum holds', account(10_800, [row(0, 500), row(1, 300)])],
    ['two rows explain it', account(10_500, [row(0, 300), row(1, 300), row(2, 500)])],
    ['two digits swapped explain it in one row, one digit in another', account(11_310, [row(0, 120), row(1, 1_100)])],
    ['a balance in between would still not hold', account(10_200, [row(0, 500, 10_700), row(1, 300)])],
    ['no closing balance is known', account(null, [row(0, 500)])],
  ])('is not offered if %s', (_name, summed) => {
    expect(proposalOf(summed)).toBeUndefined();
  });
});
