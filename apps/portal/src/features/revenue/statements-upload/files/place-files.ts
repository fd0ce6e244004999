import { monthsOfPeriods } from '@portal/contract/application/statements/months-covered';
import type { Month } from '@portal/contract/calendar';
import type { StatementFile } from '@portal/contract/entities/entities';

/** `unknown`: read, but not recognized. `arriving`: added since the list was last ordered. */
export type FileGroupKind = 'unknown' | 'months' | 'arriving';

export interface FileGroup {
  kind: FileGroupKind;
  /** Months of the files, oldest first; empty for the other kinds. */
  months: readonly Month[];
  statementIds: readonly string[];
}

interface Order {
  /** Groups as currently shown; undefined before the first list. */
  before: readonly FileGroup[] | undefined;
  /** Whether files may move: nothing is uploading, and neither the pointer nor the focus is in the list. */
  canMove: boolean;
}

/**
 * Groups files by month, oldest first, after those with an unknown month. If files may not move, each stays in place
 * and new ones come last.
 */
export function placeFiles(statements: readonly StatementFile[], { before, canMove }: Order): FileGroup[] {
  if (before === undefined || canMove) return sorted(statements);
  const present = new Set(statements.map(({ statementId }) => statementId));
  const placed = new Set(before.flatMap(({ statementIds }) => statementIds));
  const arriving = statements.map(({ statementId }) => statementId).filter((id) => !placed.has(id));
  const [last] = before.slice(-1);
  const joins = last?.kind === 'arriving';
  return [
    ...(joins ? before.slice(0, -1) : before),
    { kind: 'arriving', months: [], statementIds: [...(joins ? last.statementIds : []), ...arriving] } as const,
  ]
    .map((group) => ({ ...group, statementIds: group.statementIds.filter((id) => present.has(id)) }))
    .filter(({ statementIds }) => statementIds.length > 0);
}

function sorted(statements: readonly StatementFile[]): FileGroup[] {
  const groups = new Map<string, FileGroup & { statementIds: string[] }>();
  for (const statement of statements) {
    const place = placeOf(statement);
    const key = [place.kind, ...place.months].join(' ');
    const group = groups.get(key) ?? { ...place, statementIds: [] };
    group.statementIds.push(statement.statementId);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => rank[a.kind] - rank[b.kind] || oldestFirst(a.months, b.months));
}

const rank = { unknown: 0, months: 1, arriving: 2 } as const satisfies Record<FileGroupKind, number>;

function placeOf({ reading }: StatementFile): Pick<FileGroup, 'kind' | 'months'> {
  if (reading.state === 'waiting') return { kind: 'arriving', months: [] };
  const months = monthsOfPeriods(reading.periods);
  return { kind: months.length === 0 ? 'unknown' : 'months', months };
}

function oldestFirst(a: readonly Month[], b: readonly Month[]): number {
  const ends = (months: readonly Month[]) => [months[0] ?? '', months.at(-1) ?? ''].join(' ');
  return ends(a).localeCompare(ends(b));
}
