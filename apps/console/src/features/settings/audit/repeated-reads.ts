import { MINUTE_MS } from '@portal/contract/constants';
import type { AuditEntry } from '@portal/contract/staff/audit';

/** An open page refetches automatically, and people return to it, so reads within this time count as one view. */
const ONE_LOOK_MS = 10 * MINUTE_MS;

/** Shown for a view of an application, which reads its parts one by one. */
const READING = 'Staff_GetApplication';

/** The work list reads the selected application ahead, except this part. */
const OPENED_ONLY = 'Staff_GetCreditReport';

export interface AuditLine {
  entry: AuditEntry;
  count: number;
  since: string;
  others: string[];
  /** Further applications that the same call changed. */
  furtherApplications: number;
  /** Whether the call may have changed applications whose entries are not loaded. */
  isCutOff: boolean;
  /** Whether the application was certainly opened, and not only selected in the work list. */
  isOpening: boolean;
}

/**
 * Entries, newest first. A caller's reads of one application within minutes share one line, as do repeated reads of
 * another row; refusals and changes each have their own, also a change to many applications. A call about a part of an
 * application is listed under that application.
 */
export function withReadsOnce(
  entries: readonly AuditEntry[],
  isReading: (operation: string) => boolean,
  hasMore = false,
): AuditLine[] {
  const groups: AuditEntry[][] = [];
  const open = new Map<string, AuditEntry[]>();
  for (const entry of withoutParts(entries)) {
    const key = isAnswered(entry) && isReading(entry.operation) ? keyOfRead(entry) : keyOfCall(entry);
    const group = open.get(key);
    if (group && gapOf(group.at(-1), entry) <= ONE_LOOK_MS) {
      group.push(entry);
      continue;
    }
    const own = [entry];
    open.set(key, own);
    groups.push(own);
  }
  const last = hasMore ? entries.at(-1) : undefined;
  return groups.flatMap((group) => lineOf(group, last && callOf(last)) ?? []);
}

const callOf = ({ requestId, operation }: AuditEntry) => `${requestId} ${operation}`;

/**
 * A call has one entry for each id in its path and each row it changes. If some are about applications, drops the others:
 * the ids of parts, such as a decision, mean nothing to people.
 */
function withoutParts(entries: readonly AuditEntry[]): AuditEntry[] {
  const calls = new Set(entries.filter(({ application }) => application !== null).map(callOf));
  const isPart = ({ application, rowName }: AuditEntry) => application === null && rowName === null;
  return entries.filter((entry) => !isPart(entry) || !calls.has(callOf(entry)));
}

function gapOf(later: AuditEntry | undefined, earlier: AuditEntry): number {
  return Date.parse(later?.at ?? earlier.at) - Date.parse(earlier.at);
}

function lineOf(group: readonly AuditEntry[], cutOffCall: string | undefined): AuditLine | undefined {
  const entry = group.find(({ operation }) => operation === READING) ?? group[0];
  if (!entry) return undefined;
  const same = group.filter(({ operation }) => operation === entry.operation);
  const others = new Set(group.map(({ operation }) => operation));
  others.delete(entry.operation);
  return {
    entry,
    count: new Set(same.map(callOf)).size,
    since: same.at(-1)?.at ?? entry.at,
    others: [...others],
    furtherApplications: new Set(group.map(({ application }) => application?.applicationId)).size - 1,
    isCutOff: callOf(entry) === cutOffCall,
    isOpening: entry.operation === READING && others.has(OPENED_ONLY),
  };
}

const REFUSED = 400;

function isAnswered({ status }: AuditEntry): boolean {
  return status !== null && status < REFUSED;
}

function keyOfCall(entry: AuditEntry): string {
  return entry.application ? callOf(entry) : entry.entryId;
}

function keyOfRead({ person, key, operation, rowId, application }: AuditEntry): string {
  return [person?.personId, key?.keyId, application ? application.applicationId : `${operation} ${rowId ?? ''}`].join(
    ' ',
  );
}
