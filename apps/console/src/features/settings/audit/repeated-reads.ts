import { MINUTE_MS } from '@portal/contract/constants';
import type { AuditEntry } from '@portal/contract/staff/audit';

/** An open page refetches automatically, and people return to it, so reads within this time count as one view. */
const ONE_LOOK_MS = 10 * MINUTE_MS;

/** Shown for a view of an application, which reads its parts one by one. */
const OPENING = 'Staff_GetApplication';

export interface AuditLine {
  entry: AuditEntry;
  count: number;
  since: string;
  others: string[];
}

/**
 * Entries, newest first. A caller's reads of one application within minutes share one line, as do repeated reads of
 * another row; changes and refusals each have their own. A call about a part of an application is listed under that
 * application.
 */
export function withReadsOnce(entries: readonly AuditEntry[], isReading: (operation: string) => boolean): AuditLine[] {
  const groups: AuditEntry[][] = [];
  const open = new Map<string, AuditEntry[]>();
  for (const entry of withoutParts(entries)) {
    const isRead = isAnswered(entry) && isReading(entry.operation);
    const group = isRead ? open.get(keyOf(entry)) : undefined;
    if (group && gapOf(group.at(-1), entry) <= ONE_LOOK_MS) {
      group.push(entry);
      continue;
    }
    const own = [entry];
    if (isRead) open.set(keyOf(entry), own);
    groups.push(own);
  }
  return groups.flatMap((group) => lineOf(group) ?? []);
}

/**
 * A call has one entry for each id in its path. Drops those for parts of an application, such as a decision: their ids
 * mean nothing to people.
 */
function withoutParts(entries: readonly AuditEntry[]): AuditEntry[] {
  const callOf = ({ requestId, operation }: AuditEntry) => `${requestId} ${operation}`;
  const calls = new Set(entries.filter(({ application }) => application !== null).map(callOf));
  const isPart = ({ application, rowId, rowName }: AuditEntry) =>
    application === null && rowId !== null && rowName === null;
  return entries.filter((entry) => !isPart(entry) || !calls.has(callOf(entry)));
}

function gapOf(later: AuditEntry | undefined, earlier: AuditEntry): number {
  return Date.parse(later?.at ?? earlier.at) - Date.parse(earlier.at);
}

function lineOf(group: readonly AuditEntry[]): AuditLine | undefined {
  const entry = group.find(({ operation }) => operation === OPENING) ?? group[0];
  if (!entry) return undefined;
  const same = group.filter(({ operation }) => operation === entry.operation);
  const others = new Set(group.map(({ operation }) => operation));
  others.delete(entry.operation);
  return { entry, count: same.length, since: same.at(-1)?.at ?? entry.at, others: [...others] };
}

const REFUSED = 400;

function isAnswered({ status }: AuditEntry): boolean {
  return status !== null && status < REFUSED;
}

function keyOf({ person, key, operation, rowId, application }: AuditEntry): string {
  return [person?.personId, key?.keyId, application ? application.applicationId : `${operation} ${rowId ?? ''}`].join(
    ' ',
  );
}
