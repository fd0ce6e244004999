import { type OwnWorkList } from '@portal/contract/staff/work-list';
import { type WorkListColumn, workListColumns, type WorkListOrder } from '@portal/contract/staff/work-list-terms';
import type { TextKey } from '@portal/locales';

/** What a column is called, and what a press on its head sorts by. */
export const columns = {
  reference: { label: 'console.columns.reference', order: null },
  where: { label: 'console.columns.where', order: null },
  amount: { label: 'console.columns.amount', order: 'amount' },
  status: { label: 'console.columns.status', order: null },
  proof: { label: 'console.columns.proof', order: null },
  submitted: { label: 'console.columns.submitted', order: 'submitted' },
  promise: { label: 'console.columns.promise', order: 'promise' },
  with: { label: 'console.columns.with', order: null },
  lastEvent: { label: 'console.columns.lastEvent', order: 'changed' },
} as const satisfies Record<WorkListColumn, { label: TextKey; order: WorkListOrder | null }>;

/** What each order sorts by, as its column is called. */
export const orderLabels = {
  promise: 'console.columns.promise',
  submitted: 'console.columns.submitted',
  amount: 'console.columns.amount',
  business: 'console.columns.business',
  changed: 'console.columns.lastEvent',
} as const satisfies Record<WorkListOrder, TextKey>;

/** Columns that nobody has until they choose them: there is no room for all at 1440 px. */
const leftOut: ReadonlySet<WorkListColumn> = new Set(['submitted']);

/** What stands in the second line of a row instead, where the window is narrow. */
export const secondLine: ReadonlySet<WorkListColumn> = new Set(['reference', 'where', 'submitted', 'lastEvent']);

/** A column, and whether it is shown. */
export type ColumnChoice = OwnWorkList['columns'][number];

/** The columns in the order of the person; those that came since then stand at the end. */
export function columnsOf(own: Pick<OwnWorkList, 'columns'> | null): ColumnChoice[] {
  const chosen = own?.columns ?? [];
  const added = workListColumns.filter((name) => !chosen.some((choice) => choice.name === name));
  return [...chosen, ...added.map((name) => ({ name, isShown: !leftOut.has(name) }))];
}
