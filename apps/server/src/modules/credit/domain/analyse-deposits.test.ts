import { addMonths } from '@portal/contract/calendar';
import { expect, test } from 'vitest';
import { analyseDeposits, type DepositsToAnalyse } from './analyse-deposits.ts';
import type { Transaction } from './classify-rows.ts';

function monthly(first: string, dollars: readonly number[]): Transaction[] {
  return dollars.flatMap((amount, index) => {
    const month = addMonths(first, index);
    return ['01', '15'].map((day) => ({
      date: `${month}-${day}`,
      description: 'SQUARE DEPOSIT',
      amountCents: amount * 50,
    }));
  });
}

function analyse(transactions: Transaction[], change: Partial<DepositsToAnalyse> = {}) {
  return analyseDeposits({
    transactions,
    currency: 'CAD',
    readOn: '2026-02-10',
    statedAnnualRevenue: 240_000,
    names: [],
    ownerNames: ['Ana Tremblay'],
    ...change,
  });
}

test('without transactions, nothing is covered', () => {
  expect(analyse([])).toBeUndefined();
});

test('a transaction dated after the reading does not count', () => {
  expect(analyse([{ date: '2026-03-01', description: 'DEPOSIT', amountCents: 100 }])).toBeUndefined();
});

test('months, average and comparison of steady sales', () => {
  const found = analyse(monthly('2025-08', [20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 20_000]));
  expect(found).toMatchObject({
    coveredFrom: '2025-08-01',
    coveredTo: '2026-02-10',
    averageMonthlyCents: 2_000_000,
    trend: 'steady',
    comparison: { statedAnnualCents: 24_000_000, estimatedAnnualCents: 24_000_000, percentOfStated: 100 },
  });
  expect(found?.months.map(({ month, isFull, revenueCents }) => [month, isFull, revenueCents])).toEqual([
    ['2025-08', true, 2_000_000],
    ['2025-09', true, 2_000_000],
    ['2025-10', true, 2_000_000],
    ['2025-11', true, 2_000_000],
    ['2025-12', true, 2_000_000],
    ['2026-01', true, 2_000_000],
    ['2026-02', false, 1_000_000],
  ]);
});

test('non-revenue deposits are left out with their reason and amount', () => {
  const found = analyse([
    ...monthly('2026-01', [10_000]),
    { date: '2026-01-20', description: 'BUSINESS LOAN ADVANCE', amountCents: 5_000_000 },
    { date: '2026-01-21', description: 'E-TRANSFER ANA TREMBLAY', amountCents: 70_000 },
    { date: '2026-01-22', description: 'RENT', amountCents: -200_000 },
  ]);
  expect(found?.months[0]).toEqual({
    month: '2026-01',
    isFull: true,
    revenueCents: 1_000_000,
    depositCount: 2,
    leftOutCents: 5_070_000,
  });
  expect(found?.leftOut).toEqual([
    { date: '2026-01-20', description: 'BUSINESS LOAN ADVANCE', amountCents: 5_000_000, reason: 'loan' },
    { date: '2026-01-21', description: 'E-TRANSFER ANA TREMBLAY', amountCents: 70_000, reason: 'ownTransfer' },
  ]);
});

const trends: [trend: string, dollars: number[]][] = [
  ['unknown', [10, 20, 30]],
  ['steady', [100, 100, 100, 100]],
  ['steady', [100, 100, 105, 104]],
  ['rising', [100, 100, 120, 120]],
  ['falling', [100, 100, 80, 80]],
  ['rising', [0, 0, 10, 10]],
  ['steady', [0, 0, 0, 0]],
  ['falling', [100, 100, 900, 10, 10]],
];

test.each(trends)('%s: %j', (trend, dollars) => {
  const first = addMonths('2026-02', -dollars.length);
  const transactions = [
    { date: `${first}-01`, description: 'FEE', amountCents: -1 },
    ...monthly(first, dollars).filter(({ amountCents }) => amountCents > 0),
  ];
  expect(analyse(transactions)?.trend).toBe(trend);
});

test('a month without transactions between others is a month without revenue', () => {
  const found = analyse([...monthly('2025-11', [100]), ...monthly('2026-01', [100])]);
  expect(found?.months.map(({ revenueCents }) => revenueCents)).toEqual([10_000, 0, 10_000, 0]);
  expect(found?.averageMonthlyCents).toBe(6667);
});

test.each<[what: string, change: Partial<DepositsToAnalyse>]>([
  ['nothing was stated', { statedAnnualRevenue: null }],
  ['the account is in another currency', { currency: 'USD' }],
  ['no full month is there', { readOn: '2026-01-20' }],
])('no comparison is made where %s', (_what, change) => {
  expect(analyse(monthly('2026-01', [100]), change)?.comparison).toBeNull();
});
