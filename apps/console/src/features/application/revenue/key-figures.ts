import type { CashFlow, Obligation } from '@portal/contract/application/cash-flow';
import { eachMonth, type Month } from '@portal/contract/calendar';
import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { formatMoney } from '@portal/locales/format';
import { listObligations } from '@portal/locales/format/cash-flow-obligations';
import { countedAccounts, type FlowColumn, totalOf } from '../cash-flow/flow-columns.ts';

/** Cents as whole dollars: `$9,000`, `9 000 $`. */
export function wholeDollars(cents: number, language: Language): string {
  return formatMoney(Math.round(cents / CENTS_PER_DOLLAR), language);
}

/** Lowest end-of-day balance among the covered days, in cents, its date, and the number of days below zero. */
export interface LowestBalance {
  cents: number;
  on: string;
  daysBelowZero: number;
}

export function lowestOf(columns: readonly FlowColumn[]): LowestBalance | undefined {
  const balances = columns.flatMap(({ cells }) => cells.get('lowestBalance')?.sources ?? []);
  const [lowest] = balances.toSorted((a, b) => a.value - b.value);
  return (
    lowest && {
      cents: lowest.value,
      on: lowest.day ?? '',
      daysBelowZero: totalOf('daysBelowZero', columns) ?? 0,
    }
  );
}

export interface ReturnedItems {
  count: number;
  cents: number;
  /** Days with returned items, from the first to the last. */
  days: string[];
}

/** Returned items; undefined if no month is proven and none were found, which differs from zero. */
export function returnedOf(columns: readonly FlowColumn[], provenMonths: number): ReturnedItems | undefined {
  const returned = columns.flatMap(({ cells }) => cells.get('returned')?.sources ?? []);
  const count = returned.reduce((sum, source) => sum + (source.count ?? 0), 0);
  if (count === 0 && provenMonths === 0) return undefined;
  const days = columns.flatMap(({ month, cells }) =>
    (cells.get('returned')?.sources ?? []).flatMap(({ flow }) =>
      (flow.returnedOn ?? []).filter((day) => day.startsWith(month)),
    ),
  );
  return { count, cents: returned.reduce((sum, { value }) => sum + value, 0), days: [...new Set(days)].sort() };
}

/** What lenders took: a month if some are still being repaid, else in all proven rows. */
export interface LenderPayments {
  cents: number;
  span: 'month' | 'all' | 'stopped';
  percentOfRevenue: number | null;
}

interface LendersSource extends Pick<CashFlow, 'accounts'> {
  overall: Pick<CashFlow['overall'], 'averagedMonths' | 'averageMonthlyRevenueCents'>;
}

/**
 * Payments to lenders; undefined if no month is proven and none were found, which differs from zero, or if some are in
 * another currency.
 */
export function lenderPaymentsOf(
  { accounts, overall: { averagedMonths, averageMonthlyRevenueCents } }: LendersSource,
  provenMonths: number,
): LenderPayments | undefined {
  const series = listObligations({ accounts: countedAccounts({ accounts }) }, 'lender');
  const isElsewhere = listObligations({ accounts }, 'lender').length > series.length;
  if (isElsewhere || (series.length === 0 && provenMonths === 0)) return undefined;
  const running = series.filter((each) => !each.hasStopped);
  const monthly = sumOf(running.map((each) => monthlyCents(each, averagedMonths)));
  if (averagedMonths.length > 0 && monthly > 0)
    return { cents: monthly, span: 'month', percentOfRevenue: percentOf(monthly, averageMonthlyRevenueCents) };
  const hasStopped = series.length > 0 && running.length === 0;
  return {
    cents: sumOf(series.map(({ cents }) => cents)),
    span: hasStopped ? 'stopped' : 'all',
    percentOfRevenue: null,
  };
}

/** The average from its first to its last payment, over the full months if it was paid in any. */
function monthlyCents({ firstDay, lastDay, months, cents }: Obligation, fullMonths: readonly Month[]): number {
  const run = eachMonth(firstDay.slice(0, 7), lastDay.slice(0, 7));
  const full = run.filter((month) => fullMonths.includes(month));
  const paid = sumOf(months.filter(({ month }) => full.includes(month)).map((each) => each.cents));
  return paid > 0 ? paid / full.length : cents / run.length;
}

const PERCENT = 100;

function percentOf(cents: number, revenueCents: number | null): number | null {
  return revenueCents !== null && revenueCents > 0 ? Math.round((cents / revenueCents) * PERCENT) : null;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
