import type { CashFlow } from '@portal/contract/application/cash-flow';
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
}

/** Returned items; undefined if no month is proven and none were found, which differs from zero. */
export function returnedOf(columns: readonly FlowColumn[], provenMonths: number): ReturnedItems | undefined {
  const returned = columns.flatMap(({ cells }) => cells.get('returned')?.sources ?? []);
  const count = returned.reduce((sum, source) => sum + (source.count ?? 0), 0);
  if (count === 0 && provenMonths === 0) return undefined;
  return { count, cents: returned.reduce((sum, { value }) => sum + value, 0) };
}

/** What lenders took: a month on average if they are still being repaid, else in all proven rows. */
export interface LenderPayments {
  cents: number;
  span: 'month' | 'all' | 'stopped';
  percentOfRevenue: number | null;
}

interface LendersSource extends Pick<CashFlow, 'accounts'> {
  overall: Pick<CashFlow['overall'], 'averagedMonths' | 'lending'>;
}

/** Payments to lenders; undefined if no month is proven and none were found, which differs from zero. */
export function lenderPaymentsOf(
  { accounts, overall: { averagedMonths, lending } }: LendersSource,
  provenMonths: number,
): LenderPayments | undefined {
  const series = listObligations({ accounts: countedAccounts({ accounts }) }, 'lender');
  if (series.length === 0 && provenMonths === 0) return undefined;
  const hasStopped = series.length > 0 && series.every((each) => each.hasStopped);
  if (!hasStopped && lending && lending.cents > 0) {
    return {
      cents: lending.cents / averagedMonths.length,
      span: 'month',
      percentOfRevenue: lending.percentOfRevenue,
    };
  }
  const cents = series.reduce((sum, each) => sum + each.cents, 0);
  return { cents, span: hasStopped ? 'stopped' : 'all', percentOfRevenue: null };
}
