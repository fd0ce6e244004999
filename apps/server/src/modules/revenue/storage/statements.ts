import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../domain/describe-readings.ts';
import type { StatementMeasure } from '../domain/upload-limits.ts';
import { deleteReading } from './statement-readings.ts';

export interface NewStatement extends StatementMeasure {
  id: string;
  applicationId: string;
  fileName: string;
  storageKey: string;
  uploadedAt: Date;
  /** The request after submission that it answers; null for the first upload. */
  requestId: string | null;
}

/** The statements of an application, or of one request after its submission, oldest upload first. */
export async function listStatementFiles(
  queries: Queries,
  applicationId: string,
  requestId?: string,
): Promise<UploadedFile[]> {
  const rows = await queries
    .selectFrom('statement_file')
    .select(['id', 'file_name', 'size_bytes', 'sha256', 'uploaded_at'])
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .$if(requestId !== undefined, (query) => query.where('information_request_id', '=', requestId ?? null))
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    statementId: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    uploadedAt: row.uploaded_at.toISOString(),
  }));
}

/** What counts against the limits of a request, or of the first upload. */
export async function listStatementMeasures(
  queries: Queries,
  applicationId: string,
  requestId: string | null,
): Promise<StatementMeasure[]> {
  const rows = await queries
    .selectFrom('statement_file')
    .select(['size_bytes', 'sha256'])
    .where('application_id', '=', applicationId)
    .where('information_request_id', 'is not distinct from', requestId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => ({ sizeBytes: row.size_bytes, sha256: row.sha256 }));
}

export async function insertStatement(tx: Transaction, statement: NewStatement): Promise<UploadedFile> {
  await tx
    .insertInto('statement_file')
    .values({
      id: statement.id,
      application_id: statement.applicationId,
      file_name: statement.fileName,
      size_bytes: statement.sizeBytes,
      sha256: statement.sha256,
      storage_key: statement.storageKey,
      uploaded_at: statement.uploadedAt,
      removed_at: null,
      information_request_id: statement.requestId,
    })
    .execute();
  return {
    statementId: statement.id,
    fileName: statement.fileName,
    sizeBytes: statement.sizeBytes,
    sha256: statement.sha256,
    uploadedAt: statement.uploadedAt.toISOString(),
  };
}

/** Whether this content was uploaded before, for whatever request. */
export async function hasStatementWith(queries: Queries, applicationId: string, sha256: string): Promise<boolean> {
  const row = await queries
    .selectFrom('statement_file')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('sha256', '=', sha256)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** One statement of an application, removed or not. */
export async function findStatement(
  queries: Queries,
  { applicationId, statementId }: { applicationId: string; statementId: string },
): Promise<{ storageKey: string; isRemoved: boolean; requestId: string | null } | undefined> {
  const row = await queries
    .selectFrom('statement_file')
    .select(['storage_key', 'removed_at', 'information_request_id'])
    .where('id', '=', statementId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return (
    row && {
      storageKey: row.storage_key,
      isRemoved: row.removed_at !== null,
      requestId: row.information_request_id,
    }
  );
}

/** Takes a statement out of its application, whose confirmation then no longer holds. */
export async function markStatementRemoved(
  tx: Transaction,
  { applicationId, statementId, at }: { applicationId: string; statementId: string; at: Date },
): Promise<void> {
  await deleteReading(tx, statementId);
  await tx.updateTable('statement_file').set({ removed_at: at }).where('id', '=', statementId).execute();
  await tx
    .updateTable('application')
    .set({ revenue_confirmed_at: null })
    .where('id', '=', applicationId)
    .where('status', '=', 'incomplete')
    .execute();
}

/** How many statements were uploaded for these requests after submission. */
export async function countStatementsOfRequests(queries: Queries, requestIds: readonly string[]): Promise<number> {
  const row = await queries
    .selectFrom('statement_file')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('information_request_id', 'in', requestIds)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A statement of an application, with where its content is. */
export async function findStatementFile(
  queries: Queries,
  { applicationId, statementId }: { applicationId?: string; statementId: string },
): Promise<{ fileName: string; storageKey: string } | undefined> {
  const row = await queries
    .selectFrom('statement_file')
    .select(['file_name', 'storage_key'])
    .where('id', '=', statementId)
    .where('removed_at', 'is', null)
    .$if(applicationId !== undefined, (select) => select.where('application_id', '=', applicationId ?? ''))
    .executeTakeFirst();
  return row && { fileName: row.file_name, storageKey: row.storage_key };
}
