import { accountOn } from '../reading/accounts.ts';
import { hasCents } from './amounts.ts';
import { type Dating, dayOfLine } from './build-rows.ts';
import { accountNameOf } from './labels.ts';
import type { PlacedLine } from './table.ts';
import { wordsBefore } from './table-lines.ts';

export interface Part {
  lines: readonly PlacedLine[];
  /** Last digits printed above the part; undefined if there are none. */
  account: string | undefined;
}

function headOf(lines: readonly PlacedLine[], at: number): number {
  let head = at;
  while (head > 0 && (lines[head - 1]?.heading.length ?? 0) > 0) head -= 1;
  return head;
}

function partOf(lines: readonly PlacedLine[], from: number, to: number, after: number): Part {
  const above = lines.slice(after, from + 1);
  const accounts = above.flatMap((line, index) => accountOn(line.line, above[index + 1]?.line) ?? []);
  return { lines: lines.slice(from, to), account: after === 0 ? undefined : accounts.at(-1) };
}

function nameBetween(lines: readonly PlacedLine[], from: number, to: number): string | undefined {
  const isName = ({ page, dates, ...line }: PlacedLine) =>
    page === lines[to]?.page && dates.length === 0 && !hasCents(line);
  const names = lines
    .slice(from, to)
    .filter(isName)
    .map((line) => wordsBefore(line));
  return names.flatMap((words) => accountNameOf(words) ?? []).at(-1);
}

interface LastRow {
  day: string;
  at: number;
  name: string | undefined;
}

function areOther(last: LastRow, day: string, name: string | undefined): boolean {
  return day < last.day || (name !== undefined && last.name !== undefined && name !== last.name);
}

/** Index at which rows may start; balances of a summary belong to the rows above it. */
function beginsAt({ label }: PlacedLine, index: number, begun: number | undefined): number | undefined {
  if (label === 'closing') return undefined;
  return label === 'opening' || label === 'carried' ? index : begun;
}

/**
 * Splits consecutive accounts without a closing balance or number between them: at a balance where dates restart or
 * another account is named. If dates continue, it is the same account on its next page, or a page is missing.
 */
export function partsOf(lines: readonly PlacedLine[], dating: Dating): Part[] {
  const starts: { at: number; after: number }[] = [{ at: 0, after: 0 }];
  let last: LastRow = { day: '', at: 0, name: undefined };
  let begun: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (!hasCents(line)) continue;
    begun = beginsAt(line, index, begun);
    const day = dayOfLine(line, dating);
    if (day === undefined) continue;
    const name = begun === undefined ? undefined : nameBetween(lines, last.at, begun);
    if (begun !== undefined && areOther(last, day, name)) starts.push({ at: headOf(lines, begun), after: last.at });
    begun = undefined;
    last = { day, at: index, name: name ?? last.name };
  }
  return starts.map(({ at, after }, index) => partOf(lines, at, starts[index + 1]?.at ?? lines.length, after));
}
