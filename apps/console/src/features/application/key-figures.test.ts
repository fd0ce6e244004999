import type { AccountFlow, CashFlowMonth } from '@portal/contract/application/cash-flow';
import { expect, test } from 'vitest';
import { lowestOf, returnedOf, wholeDollars } from './key-figures.ts';

const nothing = { cents: 0, count: 0, from: [] };

function month(given: Partial<CashFlowMonth>): CashFlowMonth {
  const sums = { deposits: nothing, revenue: nothing, leftOut: [], withdrawals: nothing, returned: nothing };
  return { month: '2026-03', isFull: true, balances: null, ...sums, ...given };
}

function account(...months: CashFlowMonth[]): AccountFlow {
  const known = { source: 'bank', bank: null, institution: 'Maple', connectionOf: null, account: '4821' } as const;
  const rest = { currency: 'CAD', covered: [], gaps: [], payers: [], repayments: [], lastDepositOn: null };
  return { ...known, ...rest, months };
}

function balances(lowestCents: number, lowestOn: string, daysBelowZero = 0): Partial<CashFlowMonth> {
  return { balances: { averageDailyCents: 0, lowestCents, lowestOn, daysBelowZero } };
}

test.each([
  [900_000, '$9,000', '9 000 $'],
  [2_400_549, '$24,005', '24 005 $'],
  [-300_050, '−$3,000', '−3 000 $'],
  [99, '$1', '1 $'],
])('%i cents to the dollar', (cents, english, french) => {
  expect(wholeDollars(cents, 'en')).toBe(english);
  expect(wholeDollars(cents, 'fr').replaceAll('\u00A0', ' ')).toBe(french);
});

test('the lowest balance of all accounts has its day, and the days below zero of every month', () => {
  const one = account(month(balances(500, '2026-03-04')), month(balances(-200, '2025-12-30', 3)));
  const other = account(month(balances(-100, '2026-04-02', 1)), month({}));
  expect(lowestOf([one, other])).toEqual({ cents: -200, on: '2025-12-30', daysBelowZero: 4 });
  expect(lowestOf([account(month({}))])).toBeUndefined();
});

test('none came back is said only where a month is believed', () => {
  const quiet = [account(month({}))];
  expect(returnedOf(quiet, 1)).toEqual({ count: 0, cents: 0 });
  expect(returnedOf(quiet, 0)).toBeUndefined();
  const seen = [account(month({ returned: { ...nothing, count: 2, cents: 4_000 } }))];
  expect(returnedOf(seen, 0)).toEqual({ count: 2, cents: 4_000 });
});
