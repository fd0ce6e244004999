import type { Columns } from './build-rows.ts';
import { alignments, amountColumns, rolesOf } from './columns.ts';
import type { PlacedLine } from './table.ts';

export function* readingsOf(table: readonly PlacedLine[]): Generator<Columns[]> {
  const heading = table.find((line) => line.heading.length > 0);
  const shift = heading?.shift ?? 0;
  const named = (heading?.heading ?? []).map(({ role, x, end }) => ({ role, x: x - shift, end: end - shift }));
  for (const hasWholeDollars of [false, true]) {
    for (const alignment of alignments) {
      const columns = amountColumns(table, { alignment, hasWholeDollars });
      yield rolesOf(columns, named).map((roles) => ({ columns, alignment, roles, hasWholeDollars }));
    }
  }
}
