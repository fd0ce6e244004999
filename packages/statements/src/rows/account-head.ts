import { hasCents } from './amounts.ts';
import type { TableLine } from './table-lines.ts';

export interface AccountLines {
  account: string | null;
  lines: readonly TableLine[];
}

export const isRow = (line: TableLine) => line.dates.length > 0 && hasCents(line) && line.label === undefined;

/** Lines above an account's table that are in the previous part of the file: on the same page, below other rows. */
export function linesBefore({ lines }: AccountLines, before: AccountLines | undefined): TableLine[] {
  const page = lines.find(hasCents)?.page;
  const rows = before?.lines.findLastIndex(hasCents) ?? -1;
  return before?.lines.slice(rows + 1).filter((line) => line.page === page) ?? [];
}

export function linesAbove(own: AccountLines, before: AccountLines | undefined): TableLine[] {
  const first = own.lines.findIndex(isRow);
  return [...linesBefore(own, before), ...own.lines.slice(0, first < 0 ? own.lines.length : first)];
}
