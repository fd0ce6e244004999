import type { StatementTransaction } from '@portal/contract/application/statements/statement-transactions';
import type { Period } from './find-periods.ts';
import type { PageText } from './page-text.ts';
import { isRow } from '../rows/account-head.ts';
import { hasCents } from '../rows/amounts.ts';
import { dayOf } from '../rows/row-dates.ts';
import { type TableLine, tableLinesOf } from '../rows/table-lines.ts';

/** Without a balance, fewer rows than this are only a note, such as next month's payments. */
const ROWS_AT_LEAST = 3;

interface Counted extends Period {
  transactions: readonly Pick<StatementTransaction, 'page'>[];
}

function isOf({ from, to }: Period, { dates }: TableLine): boolean {
  const days = dates.flatMap((date) => [true, false].map((isMonthFirst) => dayOf(date, { from, to }, isMonthFirst)));
  return days.some((day) => day !== undefined && day >= from && day <= to);
}

const isBalance = (line: TableLine) => (line.label === 'opening' || line.label === 'carried') && hasCents(line);

export function beginsTable(page: PageText, period: Period): boolean {
  const lines = tableLinesOf([page]);
  const rows = lines.slice(lines.findIndex(isBalance) + 1).filter(isRow);
  return lines.some(isBalance) && rows.length > 0 && rows.every((row) => isOf(period, row));
}

function isOfOtherDays(page: PageText, periods: readonly Period[]): boolean {
  const lines = tableLinesOf([page]);
  const rows = lines.filter(isRow);
  const hasBalance = lines.some(isBalance);
  return (
    rows.length >= (hasBalance ? 1 : ROWS_AT_LEAST) && !rows.some((row) => periods.some((period) => isOf(period, row)))
  );
}

/**
 * Pages (from 1) whose rows are all skipped because they are outside the file's periods. They belong to another month,
 * whose dates are printed in another form.
 */
export function findPagesNotCounted(
  pages: readonly PageText[],
  periods: readonly Period[],
  accounts: readonly Counted[],
): number[] {
  const counted = new Set(accounts.flatMap(({ transactions }) => transactions.map(({ page }) => page)));
  const known = [...periods, ...accounts];
  return pages.flatMap((page, index) => (!counted.has(index + 1) && isOfOtherDays(page, known) ? index + 1 : []));
}
