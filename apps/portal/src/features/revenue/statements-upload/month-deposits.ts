import type { Month } from '@portal/contract/application/statement-window';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { ResponseBody } from '../../../api/operation-types.ts';
import type { TiledMonth } from './month-tiles.tsx';

/** Each month that is asked for as the files cover it, with what they show of its deposits. */
export function tiledMonths({ covered, statements }: ResponseBody<'Revenue_ListStatements'>): TiledMonth[] {
  return covered.months.map((each) => ({ ...each, deposits: depositsIn(each.month, statements) }));
}

/**
 * What was deposited in a month by all of its files together, in cents. Null unless the sums of each of them hold, and
 * where two have the same days, which would count twice.
 */
export function depositsIn(month: Month, statements: readonly Pick<StatementFile, 'reading'>[]): number | null {
  const touching = statements
    .map(({ reading }) => reading)
    .filter(({ hints, periods }) => !hints.includes('creditCard') && periods.some((period) => touches(period, month)));
  if (touching.length === 0) return null;
  if (touching.some(({ deposits, hints }) => deposits.length === 0 || hints.includes('sameDays'))) return null;
  return touching
    .flatMap(({ deposits }) => deposits)
    .reduce((total, deposit) => total + (deposit.month === month ? deposit.cents : 0), 0);
}

/** What was deposited in the months that are found, in cents. Null unless that is certain of each, or if none is found. */
export function totalDeposits(months: readonly Pick<TiledMonth, 'state' | 'deposits'>[]): number | null {
  const found = months.filter(({ state }) => state === 'found');
  let total: number | null = found.length === 0 ? null : 0;
  for (const { deposits = null } of found) total = total === null || deposits === null ? null : total + deposits;
  return total;
}

function touches({ from, to }: { from: string; to: string }, month: Month): boolean {
  return from.slice(0, 7) <= month && to.slice(0, 7) >= month;
}
