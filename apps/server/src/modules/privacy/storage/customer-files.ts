import type { Queries } from '../../../platform/database/index.ts';
import type { ArchivedFile } from '../../../platform/file-store/index.ts';

/** Every statement that a customer has uploaded and not removed, oldest first. */
export async function listCustomerFiles(queries: Queries, customerId: string): Promise<ArchivedFile[]> {
  const rows = await queries
    .selectFrom('statement_file')
    .innerJoin('application', 'application.id', 'statement_file.application_id')
    .select(['file_name', 'storage_key', 'uploaded_at'])
    .where('application.customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('statement_file.id')
    .execute();
  return rows.map((row) => ({ fileName: row.file_name, storageKey: row.storage_key, uploadedAt: row.uploaded_at }));
}
