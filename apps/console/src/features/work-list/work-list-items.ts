import type { WorkListRow } from '@portal/contract/staff/work-list';
import { promiseState, type PromiseState } from '../../parts/promise.tsx';

/** A line of the list: a row, or what stands above the rows of one promise. */
export type WorkListItem =
  | { kind: 'group'; state: PromiseState; /** Null while not all rows are here. */ count: number | null }
  | { kind: 'row'; row: WorkListRow; /** Among the rows, counted from 0. */ index: number };

type Group = Exclude<PromiseState, 'waiting'>;

/** By the day alone, which the list is sorted by: what waits for the customer stands among what is late. */
function groupOf(row: WorkListRow, today: string): Group {
  const state = promiseState(row, today);
  return state === 'waiting' ? 'late' : state;
}

/** What stands above a group: how many are late, or of which state they are. */
function headOf(rows: readonly WorkListRow[], group: Group, today: string): { state: PromiseState; count: number } {
  const states = rows.filter((row) => groupOf(row, today) === group).map((row) => promiseState(row, today));
  const state = states.includes(group) ? group : 'waiting';
  return { state, count: states.filter((one) => one === state).length };
}

/** The lines of the list: by its promise, rows stand in groups. */
export function toItems(
  rows: readonly WorkListRow[],
  { today, isGrouped, isComplete }: { today: string; isGrouped: boolean; isComplete: boolean },
): WorkListItem[] {
  if (!isGrouped) return rows.map((row, index) => ({ kind: 'row', row, index }));
  const items: WorkListItem[] = [];
  let last: Group | undefined;
  for (const [index, row] of rows.entries()) {
    const group = groupOf(row, today);
    if (group !== last) {
      const { state, count } = headOf(rows, group, today);
      const isWhole = isComplete || groupOf(rows.at(-1) ?? row, today) !== group;
      items.push({ kind: 'group', state, count: isWhole ? count : null });
    }
    last = group;
    items.push({ kind: 'row', row, index });
  }
  return items;
}
