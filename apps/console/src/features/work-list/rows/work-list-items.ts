import type { WorkListRow } from '@portal/contract/staff/work-list';
import { promiseState, type PromiseState } from '../../../parts/application/promise.tsx';

/** What stands above the rows of one promise; numbers are null while not all rows are here. */
export interface WorkListGroup {
  kind: 'group';
  state: PromiseState;
  count: number | null;
  /** How many among those that are late wait for the customer, and are not. */
  waiting: number | null;
}

/** A line of the list. */
export type WorkListItem =
  WorkListGroup | { kind: 'row'; row: WorkListRow; /** Among the rows, counted from 0. */ index: number };

type Group = Exclude<PromiseState, 'waiting'>;

/** By the day alone, which the list is sorted by: what waits for the customer stands among what is late. */
function groupOf(row: WorkListRow, today: string): Group {
  const state = promiseState(row, today);
  return state === 'waiting' ? 'late' : state;
}

/** What stands above a group: how many are late, or of which state they are. */
function headOf(rows: readonly WorkListRow[], group: Group, today: string, isWhole: boolean): WorkListGroup {
  const states = rows.filter((row) => groupOf(row, today) === group).map((row) => promiseState(row, today));
  const state = states.includes(group) ? group : 'waiting';
  const count = states.filter((one) => one === state).length;
  return { kind: 'group', state, count: isWhole ? count : null, waiting: isWhole ? states.length - count : null };
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
      const isWhole = isComplete || groupOf(rows.at(-1) ?? row, today) !== group;
      items.push(headOf(rows, group, today, isWhole));
    }
    last = group;
    items.push({ kind: 'row', row, index });
  }
  return items;
}

/** The id of the link of a row, which has the focus while the row is the current one. */
export function linkIdOf({ applicationId }: Pick<WorkListRow, 'applicationId'>): string {
  return `row-${applicationId}`;
}
