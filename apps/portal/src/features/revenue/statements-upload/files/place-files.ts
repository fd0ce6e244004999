import { monthsOfPeriods } from '@portal/contract/application/statements/months-covered';
import type { Month } from '@portal/contract/calendar';
import type { StatementFile } from '@portal/contract/entities/entities';

/** `unknown`: read, but not recognized. `arriving`: what came since the order was settled. */
export type FileGroupKind = 'unknown' | 'months' | 'arriving';

export interface FileGroup {
  kind: FileGroupKind;
  /** The months that its files are about, oldest first; empty for the other kinds. */
  months: readonly Month[];
  statementIds: readonly string[];
}

interface Order {
  /** As shown until now; undefined before the first list. */
  before: readonly FileGroup[] | undefined;
  /** Nothing is on its way and nothing is pointed at: files may take their places. */
  canMove: boolean;
}

/**
 * The files by month, newest first, below those whose month is unknown. Where nothing may move, each stays where it is
 * and what is new comes last.
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
  return [...groups.values()].sort((a, b) => rank[a.kind] - rank[b.kind] || newestFirst(a.months, b.months));
}

const rank = { unknown: 0, months: 1, arriving: 2 } as const satisfies Record<FileGroupKind, number>;

function placeOf({ reading }: StatementFile): Pick<FileGroup, 'kind' | 'months'> {
  if (reading.state === 'waiting') return { kind: 'arriving', months: [] };
  const months = monthsOfPeriods(reading.periods);
  return { kind: months.length === 0 ? 'unknown' : 'months', months };
}

/** By the last month, then by the first. */
function newestFirst(a: readonly Month[], b: readonly Month[]): number {
  const ends = (months: readonly Month[]) => [months.at(-1) ?? '', months[0] ?? ''].join(' ');
  return ends(b).localeCompare(ends(a));
}
