import type { WorkListRow } from '@portal/contract/staff/work-list';
import { promiseState, type PromiseState } from '../../../parts/application/promise.tsx';

/** Heading above rows with the same promise state; the count is null until all of them are loaded. */
export interface WorkListGroup {
  kind: 'group';
  state: PromiseState;
  count: number | null;
}

export type WorkListItem = WorkListGroup | { kind: 'row'; row: WorkListRow; index: number };

/** A row that has changed since the list was loaded stays in its place, under the heading it had. */
export type ListedRow = WorkListRow & { listedAs?: Pick<WorkListRow, 'nextContactDay' | 'status'> };

export function changedInPlace({ listedAs, nextContactDay, status }: ListedRow, fresh: WorkListRow): ListedRow {
  return { ...fresh, listedAs: listedAs ?? { nextContactDay, status } };
}

export function toItems(
  rows: readonly ListedRow[],
  { today, isGrouped, isComplete }: { today: string; isGrouped: boolean; isComplete: boolean },
): WorkListItem[] {
  if (!isGrouped) return rows.map((row, index) => ({ kind: 'row', row, index }));
  const groups = rows.map((row) => promiseState(row.listedAs ?? row, today));
  const countOf = (group: PromiseState) => {
    if (!isComplete && groups.at(-1) === group) return null;
    return rows.filter((row, index) => groups[index] === group && promiseState(row, today) === group).length;
  };
  return rows.flatMap((row, index): WorkListItem[] => {
    const item = { kind: 'row', row, index } as const;
    const state = groups[index];
    if (state === undefined || state === groups[index - 1]) return [item];
    return [{ kind: 'group', state, count: countOf(state) }, item];
  });
}

export function linkIdOf({ applicationId }: Pick<WorkListRow, 'applicationId'>): string {
  return `row-${applicationId}`;
}
