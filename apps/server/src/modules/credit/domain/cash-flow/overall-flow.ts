import {
  type AccountFlow,
  averagedSpans,
  type CashFlow,
  type CashFlowMonth,
  type CashFlowSignal,
} from '@portal/contract/application/cash-flow';
import {
  type CountedMonth,
  isSameAccount,
  type MonthOfAccounts,
  monthsOfAccounts,
} from '@portal/contract/application/statements/counted-months';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import { compare, trendOf } from '../analyse-deposits.ts';
import { isProcessor as namesProcessor } from '../left-out-rules.ts';
import { addUp } from './flow-source.ts';
import { lendingIn } from './lending.ts';

const PERCENT = 100;

interface OverallFacts {
  statedAnnualRevenue: number | null;
  asked: readonly string[] | null;
}

/**
 * Combines all accounts in Canadian dollars. Average, trend and comparison use only requested months that every account
 * fully covers: a missing file or account never counts as zero.
 */
export function overallFlow(
  flows: readonly AccountFlow[],
  { statedAnnualRevenue, asked }: OverallFacts,
): CashFlow['overall'] {
  const own = flows.filter(({ currency }) => currency === OFFERED_CURRENCY);
  const months = monthsOfAccounts(own);
  const counted = months.filter(({ month }) => asked?.includes(month) ?? true);
  const chosen = counted.flatMap(({ parts }) => parts);
  const whole = counted.filter(({ isFull }) => isFull);
  const full = whole.map(({ parts }) => sum(parts, ({ revenue }) => revenue.cents));
  const average = full.length === 0 ? null : Math.round(full.reduce((total, cents) => total + cents, 0) / full.length);
  return {
    months: months.map(({ month, parts, notCovered, isFull }) => {
      const sumOf = (centsOf: (each: CashFlowMonth) => number) => (parts.length === 0 ? null : sum(parts, centsOf));
      return {
        month,
        isFull,
        accounts: parts.map(({ flow }) => flows.indexOf(flow)),
        notCovered: notCovered.map((flow) => flows.indexOf(flow)),
        depositsCents: sumOf(({ deposits }) => deposits.cents),
        revenueCents: sumOf(({ revenue }) => revenue.cents),
        withdrawalsCents: sumOf(({ withdrawals }) => withdrawals.cents),
      };
    }),
    averagedMonths: whole.map(({ month }) => month),
    averageMonthlyRevenueCents: average,
    trend: trendOf(full),
    averages: averagesOf(months),
    ...sharesOf(chosen),
    payments: paymentsOf(chosen),
    lastDepositOn: own.reduce<string | null>((last, { lastDepositOn }) => laterOf(last, lastDepositOn), null),
    lending: lendingIn(
      own,
      whole.map(({ month }) => month),
      full.reduce((total, cents) => total + cents, 0),
    ),
    comparison: compare(average, statedAnnualRevenue),
  };
}

/** Accounts whose proven days do not cover all of a requested month that another account fully covers. */
export function findAccountsNotCovered(
  flows: readonly AccountFlow[],
  { months }: CashFlow['overall'],
  asked: readonly string[] | null,
): CashFlowSignal[] {
  const counted = months.filter(({ month, accounts }) => accounts.length > 0 && (asked?.includes(month) ?? true));
  return flows.flatMap((flow, index): CashFlowSignal[] => {
    const missing = counted.filter(
      ({ notCovered, accounts }) => notCovered.includes(index) && accounts.some((each) => !notCovered.includes(each)),
    );
    if (missing.length === 0) return [];
    const { account } = flow;
    return [{ kind: 'accountNotCovered', account, months: missing.map(({ month }) => month) }];
  });
}

function sum(parts: readonly CountedMonth[], centsOf: (month: CashFlowMonth) => number): number {
  return parts.reduce((total, { month }) => total + centsOf(month), 0);
}

function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

type PayerTotal = Omit<NonNullable<CashFlow['overall']['largestPayer']>, 'percentOfRevenue'>;

/** Payers other than processors, the largest first. Older bank readings did not mark processors, so names decide. */
function payersOf(chosen: readonly CountedMonth[]): PayerTotal[] {
  const parts = chosen.flatMap(({ flow, month }) =>
    flow.payers.flatMap(({ payer, isProcessor = namesProcessor(payer), months }) => {
      if (isProcessor) return [];
      const own = months.find((each) => each.month === month.month);
      return own ? { payer, own } : [];
    }),
  );
  return [...Map.groupBy(parts, ({ payer }) => payer)]
    .map(([payer, each]) => ({ payer, ...addUp(each.map(({ own }) => own)) }))
    .sort((a, b) => b.cents - a.cents);
}

const LARGEST = 3;

function sharesOf(
  chosen: readonly CountedMonth[],
): Pick<CashFlow['overall'], 'largestPayer' | 'largestThreePercent' | 'cashPercent'> {
  const payers = payersOf(chosen);
  const [largest] = payers;
  const revenueCents = sum(chosen, ({ revenue }) => revenue.cents);
  const percentOf = (cents: number) => (revenueCents > 0 ? Math.round((cents / revenueCents) * PERCENT) : null);
  const [share, ofThree] = [percentOf(largest?.cents ?? 0), percentOf(addUp(payers.slice(0, LARGEST)).cents)];
  const isCashKnown = chosen.length > 0 && chosen.every(({ month }) => month.cash !== undefined);
  return {
    largestPayer: largest && share !== null ? { ...largest, percentOfRevenue: share } : null,
    largestThreePercent: largest ? ofThree : null,
    cashPercent: isCashKnown ? percentOf(sum(chosen, ({ cash }) => cash?.cents ?? 0)) : null,
  };
}

/** Averages over the latest consecutive full months, for each of `averagedSpans` that they fill. */
function averagesOf(months: readonly MonthOfAccounts[]): CashFlow['overall']['averages'] {
  const last = months.findLastIndex(({ isFull }) => isFull);
  const gap = months.findLastIndex(({ isFull }, index) => index < last && !isFull);
  const full = months.slice(gap + 1, last + 1);
  return averagedSpans
    .filter((count) => full.length >= count)
    .map((count) => {
      const parts = full.slice(-count).flatMap((month) => month.parts);
      return {
        months: count,
        revenueCents: Math.round(sum(parts, ({ revenue }) => revenue.cents) / count),
        netCents: Math.round(sum(parts, ({ deposits, withdrawals }) => deposits.cents - withdrawals.cents) / count),
      };
    });
}

function paymentsOf(chosen: readonly CountedMonth[]): CashFlow['overall']['payments'] {
  const payments = chosen.flatMap(({ flow, month: { month } }) =>
    (flow.payments ?? []).flatMap(({ kind, months }) =>
      months.filter((each) => each.month === month).map((each) => ({ kind, ...each })),
    ),
  );
  return [...Map.groupBy(payments, ({ kind }) => kind)]
    .map(([kind, own]) => {
      const { cents, count } = addUp(own);
      return { kind, cents, count };
    })
    .sort((one, other) => other.cents - one.cents);
}

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
