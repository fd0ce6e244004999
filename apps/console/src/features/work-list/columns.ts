import type { WorkListOrder } from '@portal/contract/staff/work-list';
import type { TextKey } from '@portal/locales';
import { stored } from '../../storage/stored.ts';

/** Columns that can be moved and left out; the checkbox and the business always come first. */
export const columnNames = ['reference', 'where', 'amount', 'status', 'proof', 'promise', 'with', 'lastEvent'] as const;
export type ColumnName = (typeof columnNames)[number];

/** What a column is called, and what a press on its head sorts by. */
export const columns = {
  reference: { label: 'console.columns.reference', order: null },
  where: { label: 'console.columns.where', order: null },
  amount: { label: 'console.columns.amount', order: 'amount' },
  status: { label: 'console.columns.status', order: null },
  proof: { label: 'console.columns.proof', order: null },
  promise: { label: 'console.columns.promise', order: 'promise' },
  with: { label: 'console.columns.with', order: null },
  lastEvent: { label: 'console.columns.lastEvent', order: 'changed' },
} as const satisfies Record<ColumnName, { label: TextKey; order: WorkListOrder | null }>;

/** What stands in the second line of a row instead, where the window is narrow. */
export const secondLine: ReadonlySet<ColumnName> = new Set(['reference', 'where', 'lastEvent']);

/** A column, and whether it is shown. */
export interface ColumnChoice {
  name: ColumnName;
  isShown: boolean;
}

const kept = stored<ColumnChoice[]>('columns');

/** The columns in the order of who uses this browser; those that came since then stand at the end. */
export function findColumns(): ColumnChoice[] {
  const known = kept.find();
  const chosen = Array.isArray(known) ? known.filter(({ name }) => columnNames.includes(name)) : [];
  const added = columnNames.filter((name) => !chosen.some((choice) => choice.name === name));
  return [...chosen, ...added.map((name) => ({ name, isShown: true }))];
}

export const keepColumns = kept.set;
