import { STATEMENT_MONTHS_REQUIRED } from '@portal/contract/constants';
import type { WorkListRow } from '@portal/contract/staff/work-list';

type Months = Pick<WorkListRow, 'months'>;

/** The months (YYYY-MM) of most rows that have all required months, which the heading names; empty without any. */
export function commonMonths(rows: readonly Months[]): string[] {
  const windows = new Map<string, { months: Months['months']; count: number }>();
  for (const { months } of rows) {
    const [first] = months;
    if (!first || months.length !== STATEMENT_MONTHS_REQUIRED) continue;
    windows.set(first.month, { months, count: (windows.get(first.month)?.count ?? 0) + 1 });
  }
  const [most] = [...windows.values()].toSorted((a, b) => b.count - a.count);
  return most?.months.map(({ month }) => month) ?? [];
}
