import { hasCents } from './amounts.ts';
import type { TableLine } from './table-lines.ts';

/** The lines of an account, and its last digits if they are known. */
export interface AccountLines {
  account: string | null;
  lines: readonly TableLine[];
}

/** A dated line with an amount that is the label of none. */
export const isRow = (line: TableLine) => line.dates.length > 0 && hasCents(line) && line.label === undefined;

/** What stands above an account's table in the part of the file before it: on the page of the table, below other rows. */
export function linesBefore({ lines }: AccountLines, before: AccountLines | undefined): TableLine[] {
  const page = lines.find(hasCents)?.page;
  const rows = before?.lines.findLastIndex(hasCents) ?? -1;
  return before?.lines.slice(rows + 1).filter((line) => line.page === page) ?? [];
}

/** All that stands above the first row of an account. */
export function linesAbove(own: AccountLines, before: AccountLines | undefined): TableLine[] {
  const first = own.lines.findIndex(isRow);
  return [...linesBefore(own, before), ...own.lines.slice(0, first < 0 ? own.lines.length : first)];
}
