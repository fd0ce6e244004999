import {
  coverMonths,
  type MonthsCovered,
  monthsOfPeriods,
} from '@portal/contract/application/statements/months-covered';
import { groupBy } from '@portal/contract/group-by';
import type { StatementAccount } from '@portal/contract/entities/entities';
import type { KnownReading, StoredStatement } from './describe-readings.ts';

interface SplitOptions {
  files: readonly Pick<StoredStatement, 'statementId'>[];
  /** Readings of all files of the application, some of which may precede the request that `files` are for. */
  readings: ReadonlyMap<string, KnownReading>;
  covered: MonthsCovered;
}

/**
 * Accounts between which the months are split: no account alone covers as much as all together, or the files for a
 * request are from different accounts than the earlier files.
 */
export function findSplitAccounts({ files, readings, covered }: SplitOptions): StatementAccount[] {
  const listed = new Set(files.map(({ statementId }) => statementId));
  const periods = [...readings].flatMap(([id, { bank, isCreditCard, periods: own }]) =>
    isCreditCard ? [] : own.map((period) => ({ ...period, bank, isEarlier: !listed.has(id) })),
  );
  const accounts = [...groupBy(periods, ({ account }) => account).values()];
  if (accounts.length < 2) return [];

  const months = covered.months.map(({ month }) => month);
  const statesOf = (some: typeof periods) =>
    coverMonths(some, { required: months, accepted: months }).months.map(({ state }) => state);
  const together = statesOf(periods.map((period) => ({ ...period, account: '' })));
  const earlier = accounts.filter((own) => own.some(({ isEarlier }) => isEarlier));
  const later = accounts.filter((own) => own.some(({ isEarlier }) => !isEarlier));
  const isSplit =
    earlier.length > 0 && later.length > 0
      ? !earlier.some((own) => later.includes(own))
      : !accounts.some((own) => statesOf(own).every((state, index) => state === together[index]));
  if (!isSplit) return [];
  return accounts.map((own) => ({
    bank: own[0]?.bank ?? null,
    account: own.find(({ digits }) => digits !== null)?.digits ?? null,
    months: monthsOfPeriods(own),
  }));
}
