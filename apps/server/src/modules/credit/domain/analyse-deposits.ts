import { addMonths, eachMonth, type Month } from '@portal/contract/calendar';
import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import type { DepositAnalysis, LeftOutReason, RevenueTrend } from '@portal/contract/bank/deposit-analysis';
import { CENTS_PER_DOLLAR, MONTHS_PER_YEAR, OFFERED_CURRENCY } from '@portal/contract/constants';
import { type ClassifiedRows, classifyRows, type OwnMoney, type Transaction } from './classify-rows.ts';

/** Minimum change between the earlier and the later half of the months that counts as a trend. */
const TREND_CHANGE = 0.1;
const TREND_MINIMUM_MONTHS = 4;

/** The analysis has fewer reasons than the cash flow, but excludes the same deposits. */
const reasonShown: Record<CashFlowReason, LeftOutReason> = {
  ownTransfer: 'ownTransfer',
  loan: 'loan',
  refund: 'refund',
  reversal: 'reversal',
  governmentCredit: 'refund',
  ownerMoney: 'ownTransfer',
  returnedPayment: 'reversal',
  investment: 'ownTransfer',
  insurance: 'refund',
  interest: 'refund',
};

export interface DepositsToAnalyse extends Omit<OwnMoney, 'moved'> {
  transactions: readonly Transaction[];
  currency: string;
  /** Day on which the transactions were read, YYYY-MM-DD. */
  readOn: string;
  statedAnnualRevenue: number | null;
}

/**
 * Compares revenue deposits by month, their average and trend, with the stated annual revenue. Undefined without
 * transactions. Never decides anything.
 */
export function analyseDeposits(input: DepositsToAnalyse): DepositAnalysis | undefined {
  const { currency, readOn, statedAnnualRevenue } = input;
  const transactions = input.transactions.filter(({ date }) => date <= readOn);
  const coveredFrom = transactions.reduce<string | undefined>(
    (first, { date }) => (first === undefined || date < first ? date : first),
    undefined,
  );
  if (coveredFrom === undefined) return undefined;

  const classified = classifyRows(transactions, { ...input, moved: new Set() });
  const months = eachMonth(coveredFrom.slice(0, 7), readOn.slice(0, 7)).map((month) =>
    totalsOf(month, transactions, classified, { coveredFrom, coveredTo: readOn }),
  );
  const full = months.filter(({ isFull }) => isFull).map(({ revenueCents }) => revenueCents);
  const averageMonthlyCents = full.length === 0 ? null : Math.round(sum(full) / full.length);

  return {
    currency,
    coveredFrom,
    coveredTo: readOn,
    months,
    leftOut: [...classified.leftOut].map(([{ date, description, amountCents }, reason]) => ({
      date,
      description,
      amountCents,
      reason: reasonShown[reason],
    })),
    averageMonthlyCents,
    trend: trendOf(full),
    comparison: currency === OFFERED_CURRENCY ? compare(averageMonthlyCents, statedAnnualRevenue) : null,
  };
}

function totalsOf(
  month: Month,
  transactions: readonly Transaction[],
  { leftOut, takenBack }: ClassifiedRows<Transaction>,
  { coveredFrom, coveredTo }: { coveredFrom: string; coveredTo: string },
): DepositAnalysis['months'][number] {
  const deposits = transactions.filter(({ date, amountCents }) => amountCents > 0 && date.startsWith(month));
  const revenue = deposits.filter((deposit) => !leftOut.has(deposit));
  const back = [...takenBack].filter(({ date }) => date.startsWith(month));
  return {
    month,
    isFull: coveredFrom <= `${month}-01` && coveredTo >= `${addMonths(month, 1)}-01`,
    // Amounts that reduce revenue, such as chargebacks, are negative.
    revenueCents: sum([...revenue, ...back].map(({ amountCents }) => amountCents)),
    depositCount: revenue.length,
    leftOutCents: sum(deposits.filter((deposit) => leftOut.has(deposit)).map(({ amountCents }) => amountCents)),
  };
}

export function trendOf(fullMonths: readonly number[]): RevenueTrend {
  if (fullMonths.length < TREND_MINIMUM_MONTHS) return 'unknown';
  const half = Math.floor(fullMonths.length / 2);
  const [earlier, later] = [sum(fullMonths.slice(0, half)), sum(fullMonths.slice(-half))];
  if (earlier === 0) return later === 0 ? 'steady' : 'rising';
  const change = later / earlier - 1;
  if (change >= TREND_CHANGE) return 'rising';
  return change <= -TREND_CHANGE ? 'falling' : 'steady';
}

export function compare(
  averageMonthlyCents: number | null,
  statedAnnualRevenue: number | null,
): DepositAnalysis['comparison'] {
  if (averageMonthlyCents === null || statedAnnualRevenue === null || statedAnnualRevenue <= 0) return null;
  const statedAnnualCents = statedAnnualRevenue * CENTS_PER_DOLLAR;
  const estimatedAnnualCents = averageMonthlyCents * MONTHS_PER_YEAR;
  return {
    statedAnnualCents,
    estimatedAnnualCents,
    percentOfStated: Math.round((estimatedAnnualCents / statedAnnualCents) * 100),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
