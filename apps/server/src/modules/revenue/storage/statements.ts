import type { StatementSender } from '@portal/contract/application/upload-links';
import type { PresentStatement } from '@portal/contract/application/statements/statement-limits';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ArchivedFile } from '../../../platform/file-store/index.ts';
import { clearRevenueConfirmation } from '../../application/index.ts';
import type { StoredStatement } from '../domain/describe-readings.ts';
import { pdfFileName } from '../domain/file-name.ts';
import type { ReadingPage } from '@portal/statements/pdf/pdf-verdict';
import { deleteReading } from './statement-readings.ts';

export interface NewStatement {
  id: string;
  applicationId: string;
  sizeBytes: number;
  sha256: string;
  fileName: string;
  storageKey: string;
  uploadedAt: Date;
  /** The request that the statement belongs to; null before submission. */
  requestId: string | null;
  uploadedBy: StatementSender;
  visitId: string | null;
}

function presentStatements(queries: Queries) {
  return queries
    .selectFrom('statement_file')
    .select(['id', 'file_name', 'size_bytes', 'sha256', 'uploaded_at', 'uploaded_by'])
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('id');
}

export async function listStatementFiles(
  queries: Queries,
  applicationId: string,
  requestId?: string,
): Promise<(StoredStatement & { page: ReadingPage | undefined })[]> {
  const rows = await presentStatements(queries)
    .select(['pages_begun', 'page_count'])
    .where('application_id', '=', applicationId)
    .$if(requestId !== undefined, (query) => query.where('information_request_id', '=', requestId ?? null))
    .execute();
  return rows.map((row) => ({
    statementId: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploaded_by,
    page:
      row.pages_begun === null || row.page_count === null
        ? undefined
        : { begun: row.pages_begun, pageCount: row.page_count },
  }));
}

export async function savePagesBegun(
  queries: Queries,
  statementId: string,
  { begun, pageCount }: ReadingPage,
): Promise<void> {
  await queries
    .updateTable('statement_file')
    .set({ pages_begun: begun, page_count: pageCount })
    .where('id', '=', statementId)
    .execute();
}

export async function listArchivedStatements(queries: Queries, applicationId: string): Promise<ArchivedFile[]> {
  const rows = await presentStatements(queries)
    .select('storage_key')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map((row) => ({
    fileName: pdfFileName(row.file_name),
    storageKey: row.storage_key,
    uploadedAt: row.uploaded_at,
  }));
}

export async function listStatementsOfVisit(
  queries: Queries,
  visitId: string,
): Promise<Pick<StoredStatement, 'statementId' | 'fileName' | 'sizeBytes' | 'sha256'>[]> {
  const rows = await presentStatements(queries).where('upload_visit_id', '=', visitId).execute();
  return rows.map((row) => ({
    statementId: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
  }));
}

export async function listPresentStatements(
  queries: Queries,
  applicationId: string,
  requestId: string | null,
): Promise<PresentStatement[]> {
  const rows = await queries
    .selectFrom('statement_file')
    .select(['size_bytes', 'sha256', 'information_request_id'])
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    isOfOtherRequest: row.information_request_id !== requestId,
  }));
}

export async function insertStatement(tx: Transaction, statement: NewStatement): Promise<StoredStatement> {
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
      uploaded_by: statement.uploadedBy,
      upload_visit_id: statement.visitId,
    })
    .execute();
  return {
    statementId: statement.id,
    fileName: statement.fileName,
    sizeBytes: statement.sizeBytes,
    sha256: statement.sha256,
    uploadedAt: statement.uploadedAt.toISOString(),
    uploadedBy: statement.uploadedBy,
  };
}

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

export async function markStatementRemoved(
  tx: Transaction,
  { applicationId, statementId, at }: { applicationId: string; statementId: string; at: Date },
): Promise<void> {
  await deleteReading(tx, statementId);
  await tx.updateTable('statement_file').set({ removed_at: at }).where('id', '=', statementId).execute();
  await clearRevenueConfirmation(tx, applicationId);
}

export async function countStatementsOfRequests(queries: Queries, requestIds: readonly string[]): Promise<number> {
  const row = await queries
    .selectFrom('statement_file')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('information_request_id', 'in', requestIds)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Moves statements of some requests to another. @returns whether any of them has not been removed */
export async function moveStatements(
  tx: Transaction,
  { from, to }: { from: readonly string[]; to: string },
): Promise<boolean> {
  if (from.length === 0) return false;
  const moved = await tx
    .updateTable('statement_file')
    .set({ information_request_id: to })
    .where('information_request_id', 'in', from)
    .returning('removed_at')
    .execute();
  return moved.some(({ removed_at: removedAt }) => removedAt === null);
}

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
