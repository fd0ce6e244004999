import type { Month } from '@portal/contract/calendar';
import type { StatementFile, StatementReading } from '@portal/contract/entities/entities';
import { groupBy } from '@portal/contract/group-by';
import type { ResponseBody } from '../../../../api/operation-types.ts';
import type { TiledMonth } from './month-tiles.tsx';

type Statements = readonly Pick<StatementFile, 'reading'>[];

export interface DepositAccount extends Pick<StatementReading, 'bank'> {
  account: string | null;
  name: string | null;
}

/** Deposits of an account, in cents. */
export interface AccountDeposits extends DepositAccount {
  cents: number;
}

export function tiledMonths({ covered, statements }: ResponseBody<'Revenue_ListStatements'>): TiledMonth[] {
  const months = covered.months.map((each) => ({ ...each, deposits: depositsIn(each.month, statements) }));
  const shown = new Set(months.flatMap(({ deposits }) => (deposits ? keyOf(deposits) : [])));
  return months.map(({ deposits, ...each }) => ({
    ...each,
    deposits: deposits?.cents ?? null,
    account: shown.size > 1 ? (deposits?.account ?? null) : null,
  }));
}

/**
 * Deposits of a month in the account with the most deposits overall; other accounts, such as savings, are not added.
 * Null if a file for the month has unverified totals, or if two files share days, which would count twice.
 */
export function depositsIn(month: Month, statements: Statements): AccountDeposits | null {
  const touching = statements
    .map(({ reading }) => reading)
    .filter(({ hints, periods }) => !hints.includes('creditCard') && periods.some((period) => touches(period, month)));
  if (touching.length === 0) return null;
  if (touching.some(({ deposits, hints }) => deposits.length === 0 || hints.includes('sameDays'))) return null;
  const ofMonth = sumByAccount(touching, month);
  const order = sumByAccount(statements.map(({ reading }) => reading)).map(keyOf);
  const [largest] = ofMonth.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
  return largest ?? { bank: null, account: null, name: null, cents: 0 };
}

export function depositsLeftOut(months: readonly Month[], statements: Statements): AccountDeposits[] {
  const readings = statements.map(({ reading }) => reading);
  const left = months.flatMap((month) => {
    const shown = depositsIn(month, statements);
    return shown ? sumByAccount(readings, month).filter((other) => keyOf(other) !== keyOf(shown)) : [];
  });
  return sumUp(left).filter(({ cents }) => cents > 0);
}

export function accountsShown(months: readonly Month[], statements: Statements): DepositAccount[] {
  return sumUp(months.flatMap((month) => depositsIn(month, statements) ?? []));
}

/** Total deposits, in cents, of the months that were found. Null if one of them is uncertain or none was found. */
export function totalDeposits(months: readonly Pick<TiledMonth, 'state' | 'deposits'>[]): number | null {
  const found = months.filter(({ state }) => state === 'found');
  let total: number | null = found.length === 0 ? null : 0;
  for (const { deposits = null } of found) total = total === null || deposits === null ? null : total + deposits;
  return total;
}

function keyOf({ bank, account, name }: DepositAccount): string {
  return JSON.stringify([bank, account, name]);
}

function sumByAccount(readings: readonly StatementReading[], month?: Month): AccountDeposits[] {
  return sumUp(
    readings.flatMap(({ bank, deposits }) =>
      deposits
        .filter((deposit) => month === undefined || deposit.month === month)
        .map(({ cents, account = null, name = null }) => ({ bank, account, name, cents })),
    ),
  );
}

function sumUp(parts: readonly AccountDeposits[]): AccountDeposits[] {
  return [...groupBy(parts, keyOf).values()]
    .flatMap((own) => {
      const [first] = own;
      return first ? { ...first, cents: own.reduce((total, { cents }) => total + cents, 0) } : [];
    })
    .sort((a, b) => b.cents - a.cents);
}

function touches({ from, to }: { from: string; to: string }, month: Month): boolean {
  return from.slice(0, 7) <= month && to.slice(0, 7) >= month;
}
