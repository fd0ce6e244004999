import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { Language } from '@portal/contract/language';
import { formatMoney } from '@portal/locales/format';

/** Cents to the dollar: `$9,000`, `9 000 $`. */
export function wholeDollars(cents: number, language: Language): string {
  return formatMoney(Math.round(cents / CENTS_PER_DOLLAR), language);
}

/** Of the balances at the end of the days covered, in cents: the lowest, its day, and how many were below zero. */
export interface LowestBalance {
  cents: number;
  on: string;
  daysBelowZero: number;
}

/** The lowest balance of any account; undefined where none is known. */
export function lowestOf(accounts: CashFlow['accounts']): LowestBalance | undefined {
  const balances = accounts.flatMap(({ months }) => months.flatMap((month) => month.balances ?? []));
  const [lowest] = balances.toSorted((a, b) => a.lowestCents - b.lowestCents);
  return (
    lowest && {
      cents: lowest.lowestCents,
      on: lowest.lowestOn,
      daysBelowZero: balances.reduce((sum, { daysBelowZero }) => sum + daysBelowZero, 0),
    }
  );
}

export interface ReturnedItems {
  count: number;
  cents: number;
}

/** What came back unpaid; undefined where no month is believed and nothing is seen, which is not the same as none. */
export function returnedOf(accounts: CashFlow['accounts'], provenMonths: number): ReturnedItems | undefined {
  const returned = accounts.flatMap(({ months }) => months.map((month) => month.returned));
  const count = returned.reduce((sum, month) => sum + month.count, 0);
  if (count === 0 && provenMonths === 0) return undefined;
  return { count, cents: returned.reduce((sum, { cents }) => sum + cents, 0) };
}
