import type { AccountFlow, CashFlowMonth, Obligation } from '@portal/contract/application/cash-flow';
import { expect, test } from 'vitest';
import { flowColumns } from '../cash-flow/flow-columns.ts';
import { lenderPaymentsOf, lowestOf, returnedOf, wholeDollars } from './key-figures.ts';

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
])('rounds %i cents to the dollar', (cents, english, french) => {
  expect(wholeDollars(cents, 'en')).toBe(english);
  expect(wholeDollars(cents, 'fr').replaceAll('\u00A0', ' ')).toBe(french);
});

const columnsOf = (...accounts: AccountFlow[]) => flowColumns(accounts, [], 12);

test('the lowest balance over all accounts has its date, and the days below zero of every month are counted', () => {
  const one = account(
    month(balances(500, '2026-03-04')),
    month({ month: '2026-02', ...balances(-200, '2026-02-28', 3) }),
  );
  const other = { ...account(month(balances(-100, '2026-03-02', 1))), account: '0937' };
  expect(lowestOf(columnsOf(one, other))).toEqual({ cents: -200, on: '2026-02-28', daysBelowZero: 4 });
  expect(lowestOf(columnsOf(account(month({}))))).toBeUndefined();
});

test('the lowest balance is that of the requested months, as in the cash flow', () => {
  const one = account(
    month(balances(500, '2026-03-04')),
    month({ month: '2026-04', ...balances(-200, '2026-04-03', 3) }),
  );
  expect(lowestOf(flowColumns([one], ['2026-03'], 1))).toEqual({ cents: 500, on: '2026-03-04', daysBelowZero: 0 });
});

test('says that no payment was returned only if a month is proven', () => {
  const quiet = columnsOf(account(month({})));
  expect(returnedOf(quiet, 1)).toEqual({ count: 0, cents: 0, days: [] });
  expect(returnedOf(quiet, 0)).toBeUndefined();
  const returned = month({ returned: { ...nothing, count: 2, cents: 4_000 } });
  const first = { ...account(returned), returnedOn: ['2026-02-04', '2026-03-09'] };
  const second = { ...account(returned), account: '0937', returnedOn: ['2026-03-02', '2026-03-09'] };
  const days = ['2026-03-02', '2026-03-09'];
  expect(returnedOf(columnsOf(first, second), 0)).toEqual({ count: 4, cents: 8_000, days });
});

const paidIn = (paidMonth: string, cents: number) => ({ ...nothing, month: paidMonth, cents, count: 1 });

function lender(given: Partial<Obligation> = {}): Obligation {
  const months = [paidIn('2026-02', 415_00), paidIn('2026-03', 415_00)];
  const days = { firstDay: '2026-02-02', lastDay: '2026-03-30', hasStopped: false, months };
  const amounts = { eachCents: 415_00, isEqual: true, cents: 830_00, count: 2, percentOfSales: null };
  return { payee: 'Boreal', kind: 'lender', rhythm: 'monthly', percentOfRevenue: null, ...days, ...amounts, ...given };
}

const sixMonths = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];

function flowWith(obligations: Obligation[], averagedMonths: string[] = sixMonths) {
  const accounts = [{ ...account(), obligations }];
  return { accounts, overall: { averagedMonths, averageMonthlyRevenueCents: 10_000_00 } };
}

test('payments to lenders a month are those of lenders still being repaid, each from its first to its last payment', () => {
  const began = lender({
    payee: 'Maple',
    firstDay: '2026-03-02',
    cents: 2_000_00,
    months: [paidIn('2026-03', 2_000_00)],
  });
  const stopped = lender({ payee: 'Spruce', hasStopped: true, cents: 6_000_00 });
  expect(lenderPaymentsOf(flowWith([began]), 6)).toEqual({ cents: 2_000_00, span: 'month', percentOfRevenue: 20 });
  expect(lenderPaymentsOf(flowWith([lender(), began, stopped]), 6)).toEqual({
    cents: 2_415_00,
    span: 'month',
    percentOfRevenue: 24,
  });
});

test('a lender paid only in months that are not full counts over those, else only its full months count', () => {
  const recent = { firstDay: '2026-04-02', lastDay: '2026-05-04', cents: 600_00 };
  const only = lender({ ...recent, months: [paidIn('2026-04', 300_00), paidIn('2026-05', 300_00)] });
  const both = lender({
    ...recent,
    firstDay: '2026-03-02',
    months: [paidIn('2026-03', 200_00), paidIn('2026-04', 400_00)],
  });
  expect(lenderPaymentsOf(flowWith([only]), 6)?.cents).toBe(300_00);
  expect(lenderPaymentsOf(flowWith([both]), 6)?.cents).toBe(200_00);
});

test('payments to lenders that have stopped, or without a full month, are added up', () => {
  const added = { cents: 830_00, percentOfRevenue: null };
  expect(lenderPaymentsOf(flowWith([lender({ hasStopped: true })]), 2)).toEqual({ ...added, span: 'stopped' });
  expect(lenderPaymentsOf(flowWith([lender()], []), 1)).toEqual({ ...added, span: 'all' });
});

test('says that no lender is paid only if a month is proven', () => {
  const others = flowWith([lender({ kind: 'unclassified' })]);
  expect(lenderPaymentsOf(others, 1)?.cents).toBe(0);
  expect(lenderPaymentsOf(flowWith([], []), 0)).toBeUndefined();
});

test('payments to lenders are not known if some are in another currency', () => {
  const { accounts, overall } = flowWith([lender()]);
  const inDollars = { ...account(), currency: 'USD', obligations: [lender()] };
  expect(lenderPaymentsOf({ accounts: [inDollars], overall }, 6)).toBeUndefined();
  expect(lenderPaymentsOf({ accounts: [...accounts, inDollars], overall }, 6)).toBeUndefined();
});
