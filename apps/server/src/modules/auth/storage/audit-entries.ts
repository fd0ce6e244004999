import type { AccessChange } from '@portal/contract/staff/audit';
import type { Insertable } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';
import type { AuditEntryTable } from '../../../platform/database/schema.ts';

export async function insertAuditEntries(queries: Queries, entries: Insertable<AuditEntryTable>[]): Promise<void> {
  if (entries.length > 0) await queries.insertInto('audit_entry').values(entries).execute();
}

export interface AuditedOutcome {
  status: number;
  change?: AccessChange | undefined;
}

export async function closeAuditEntries(
  queries: Queries,
  ids: readonly string[],
  { status, change }: AuditedOutcome,
): Promise<void> {
  const values = { status, ...(change && { change: JSON.stringify(change) }) };
  await queries.updateTable('audit_entry').set(values).where('id', 'in', ids).execute();
}
