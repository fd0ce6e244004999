import type { WorkListRow } from '@portal/contract/staff/work-list';
import { promiseState, type PromiseState } from '../../parts/promise.tsx';

/** A line of the list: a row, or what stands above the rows of one promise. */
export type WorkListItem =
  | { kind: 'group'; state: PromiseState; /** Null while not all rows are here. */ count: number | null }
  | { kind: 'row'; row: WorkListRow; /** Among the rows, counted from 0. */ index: number };

/** The lines of the list: by its promise, rows stand in groups. */
export function toItems(
  rows: readonly WorkListRow[],
  { today, isGrouped, isComplete }: { today: string; isGrouped: boolean; isComplete: boolean },
): WorkListItem[] {
  if (!isGrouped) return rows.map((row, index) => ({ kind: 'row', row, index }));
  const items: WorkListItem[] = [];
  let last: PromiseState | undefined;
  for (const [index, row] of rows.entries()) {
    const state = promiseState(row, today);
    if (state !== last) {
      const count = rows.filter((other) => promiseState(other, today) === state).length;
      const isWhole = isComplete || promiseState(rows.at(-1) ?? row, today) !== state;
      items.push({ kind: 'group', state, count: isWhole ? count : null });
    }
    last = state;
    items.push({ kind: 'row', row, index });
  }
  return items;
}
