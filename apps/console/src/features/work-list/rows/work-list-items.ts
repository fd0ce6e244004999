import type { WorkListRow } from '@portal/contract/staff/work-list';
import { promiseState, type PromiseState } from '../../../parts/application/promise.tsx';

/** Heading above rows with the same promise state; counts are null until all rows are loaded. */
export interface WorkListGroup {
  kind: 'group';
  state: PromiseState;
  count: number | null;
  /** How many rows of the late group wait for the customer and are therefore not late. */
  waiting: number | null;
}

export type WorkListItem = WorkListGroup | { kind: 'row'; row: WorkListRow; index: number };

type Group = Exclude<PromiseState, 'waiting'>;

/** Groups by promised day only, as the list is sorted, so rows waiting for the customer fall in the late group. */
function groupOf(row: WorkListRow, today: string): Group {
  const state = promiseState(row, today);
  return state === 'waiting' ? 'late' : state;
}

function headOf(rows: readonly WorkListRow[], group: Group, today: string, isWhole: boolean): WorkListGroup {
  const states = rows.filter((row) => groupOf(row, today) === group).map((row) => promiseState(row, today));
  const state = states.includes(group) ? group : 'waiting';
  const count = states.filter((one) => one === state).length;
  return { kind: 'group', state, count: isWhole ? count : null, waiting: isWhole ? states.length - count : null };
}

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

export function linkIdOf({ applicationId }: Pick<WorkListRow, 'applicationId'>): string {
  return `row-${applicationId}`;
}
