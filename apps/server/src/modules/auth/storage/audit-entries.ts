import type { Insertable } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';
import type { AuditEntryTable } from '../../../platform/database/schema.ts';

export async function insertAuditEntries(queries: Queries, entries: Insertable<AuditEntryTable>[]): Promise<void> {
  if (entries.length > 0) await queries.insertInto('audit_entry').values(entries).execute();
}

export async function updateAuditStatus(queries: Queries, ids: readonly string[], status: number): Promise<void> {
  await queries.updateTable('audit_entry').set({ status }).where('id', 'in', ids).execute();
}
