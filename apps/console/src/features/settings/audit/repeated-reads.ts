import { MINUTE_MS } from '@portal/contract/constants';
import type { AuditEntry } from '@portal/contract/staff/audit';

/** A page that is open reads again by itself, and a person comes back to it: so far apart, it is one look. */
const ONE_LOOK_MS = 10 * MINUTE_MS;

/** An entry with those that are the same but for their time: the newest, how many they are, and since when. */
export interface AuditLine {
  entry: AuditEntry;
  count: number;
  since: string;
}

/**
 * The entries, newest first, with what one caller read again within minutes in one line. What was changed, and what was
 * refused, keeps a line for each time.
 */
export function withReadsOnce(entries: readonly AuditEntry[], isReading: (operation: string) => boolean): AuditLine[] {
  const lines: AuditLine[] = [];
  const open = new Map<string, AuditLine>();
  for (const entry of entries) {
    const isRead = isAnswered(entry) && isReading(entry.operation);
    const line = isRead ? open.get(keyOf(entry)) : undefined;
    if (line && Date.parse(line.since) - Date.parse(entry.at) <= ONE_LOOK_MS) {
      line.count += 1;
      line.since = entry.at;
      continue;
    }
    const own = { entry, count: 1, since: entry.at };
    if (isRead) open.set(keyOf(entry), own);
    lines.push(own);
  }
  return lines;
}

const REFUSED = 400;

function isAnswered({ status }: AuditEntry): boolean {
  return status !== null && status < REFUSED;
}

function keyOf({ person, key, operation, rowId }: AuditEntry): string {
  return [person?.personId, key?.keyId, operation, rowId].join(' ');
}
