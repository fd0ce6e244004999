import type { AccountFlow, CashFlow, CashFlowMonth, CashFlowSignal } from '@portal/contract/application/cash-flow';
import { type CountedMonth, countedMonths, isSameAccount } from '@portal/contract/application/counted-months';
import { OFFERED_CURRENCY } from '@portal/contract/bank/bank-connection';
import { compare, trendOf } from '../analyse-deposits.ts';
import { addUp } from './flow-source.ts';

const PERCENT = 100;

/** Of all accounts in Canadian dollars together, a month of one account with two sources counted once. */
export function overallFlow(flows: readonly AccountFlow[], statedAnnualRevenue: number | null): CashFlow['overall'] {
  const own = flows.filter(({ currency }) => currency === OFFERED_CURRENCY);
  const chosen = countedMonths(own);
  const byMonth = [...Map.groupBy(chosen, ({ month }) => month.month)].sort(([a], [b]) => a.localeCompare(b));
  const months = byMonth.map(([month, parts]) => ({
    month,
    isFull: parts.every((part) => part.month.isFull),
    accounts: parts.map(({ flow }) => flows.indexOf(flow)),
    depositsCents: sum(parts, ({ deposits }) => deposits.cents),
    revenueCents: sum(parts, ({ revenue }) => revenue.cents),
    withdrawalsCents: sum(parts, ({ withdrawals }) => withdrawals.cents),
  }));
  const full = months.filter(({ isFull }) => isFull).map(({ revenueCents }) => revenueCents);
  const average = full.length === 0 ? null : Math.round(full.reduce((total, cents) => total + cents, 0) / full.length);
  return {
    months,
    averageMonthlyRevenueCents: average,
    trend: trendOf(full),
    largestPayer: largestPayer(chosen),
    lastDepositOn: own.reduce<string | null>((last, { lastDepositOn }) => laterOf(last, lastDepositOn), null),
    comparison: compare(average, statedAnnualRevenue),
  };
}

function sum(parts: readonly CountedMonth[], centsOf: (month: CashFlowMonth) => number): number {
  return parts.reduce((total, { month }) => total + centsOf(month), 0);
}

function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function largestPayer(chosen: readonly CountedMonth[]): CashFlow['overall']['largestPayer'] {
  const parts = chosen.flatMap(({ flow, month }) =>
    flow.payers.flatMap(({ payer, isProcessor, months }) => {
      if (isProcessor) return [];
      const own = months.find((each) => each.month === month.month);
      return own ? { payer, own } : [];
    }),
  );
  const totals = [...Map.groupBy(parts, ({ payer }) => payer)].map(([payer, each]) => ({
    payer,
    ...addUp(each.map(({ own }) => own)),
  }));
  const [largest] = totals.sort((a, b) => b.cents - a.cents);
  const revenueCents = sum(chosen, ({ revenue }) => revenue.cents);
  return largest && revenueCents > 0
    ? { ...largest, percentOfRevenue: Math.round((largest.cents / revenueCents) * PERCENT) }
    : null;
}

/** Months that the bank and the statements of one account cover whole, and disagree about. */
export function findDifferences(flows: readonly AccountFlow[]): CashFlowSignal[] {
  const ofBank = flows.filter(({ source }) => source === 'bank');
  const ofStatements = flows.filter(({ source }) => source === 'statements');
  return ofBank.flatMap((bank) =>
    ofStatements
      .filter((statements) => statements.currency === bank.currency && isSameAccount(bank, statements))
      .flatMap((statements) => bank.months.flatMap((month) => differenceOf(bank, statements, month) ?? [])),
  );
}

function differenceOf(bank: AccountFlow, statements: AccountFlow, month: CashFlowMonth): CashFlowSignal | undefined {
  const other = statements.months.find((each) => each.month === month.month);
  if (!other || !month.isFull || !other.isFull || bank.connectionOf === null || bank.account === null) return undefined;
  const isEqual = month.deposits.cents === other.deposits.cents && month.withdrawals.cents === other.withdrawals.cents;
  return isEqual
    ? undefined
    : {
        kind: 'sourcesDiffer',
        month: month.month,
        account: bank.account,
        connectionOf: bank.connectionOf,
        bankDepositsCents: month.deposits.cents,
        statementDepositsCents: other.deposits.cents,
        bankWithdrawalsCents: month.withdrawals.cents,
        statementWithdrawalsCents: other.withdrawals.cents,
      };
}
