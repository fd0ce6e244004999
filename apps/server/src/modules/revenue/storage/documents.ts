import type { DocumentType } from '@portal/contract/application/documents';
import type { DocumentFile } from '@portal/contract/entities/documents';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ArchivedFile } from '../../../platform/file-store/index.ts';

export interface StoredDocument extends DocumentFile {
  itemId: string;
}

interface NewDocument extends Omit<StoredDocument, 'documentId' | 'uploadedAt'> {
  id: string;
  applicationId: string;
  storageKey: string;
  uploadedAt: Date;
}

export async function insertDocument(tx: Transaction, document: NewDocument): Promise<DocumentFile> {
  const { id, fileName, sizeBytes, sha256, mediaType, uploadedAt } = document;
  await tx
    .insertInto('document_file')
    .values({
      id,
      application_id: document.applicationId,
      item_id: document.itemId,
      file_name: fileName,
      size_bytes: sizeBytes,
      sha256,
      media_type: mediaType,
      storage_key: document.storageKey,
      uploaded_at: uploadedAt,
    })
    .execute();
  return { documentId: id, fileName, sizeBytes, sha256, mediaType, uploadedAt: uploadedAt.toISOString() };
}

function selectDocuments(queries: Queries, applicationId: string) {
  return queries
    .selectFrom('document_file')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('uploaded_at')
    .orderBy('id');
}

export async function listDocuments(queries: Queries, applicationId: string): Promise<StoredDocument[]> {
  const rows = await selectDocuments(queries, applicationId).execute();
  return rows.map((row) => ({
    documentId: row.id,
    itemId: row.item_id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    mediaType: row.media_type,
    uploadedAt: row.uploaded_at.toISOString(),
  }));
}

export async function listArchivedDocuments(queries: Queries, applicationId: string): Promise<ArchivedFile[]> {
  const rows = await selectDocuments(queries, applicationId).execute();
  return rows.map((row) => ({
    fileName: row.file_name,
    storageKey: row.storage_key,
    uploadedAt: row.uploaded_at,
  }));
}

export async function findDocument(
  queries: Queries,
  { applicationId, documentId }: { applicationId?: string; documentId: string },
): Promise<{ fileName: string; mediaType: DocumentType; storageKey: string } | undefined> {
  const row = await queries
    .selectFrom('document_file')
    .select(['file_name', 'media_type', 'storage_key'])
    .where('id', '=', documentId)
    .$if(applicationId !== undefined, (select) => select.where('application_id', '=', applicationId ?? ''))
    .executeTakeFirst();
  return row && { fileName: row.file_name, mediaType: row.media_type, storageKey: row.storage_key };
}

/** Deletes one file's row. @returns its storage key; undefined if it was removed before */
export async function deleteDocument(
  tx: Transaction,
  { itemId, documentId }: { itemId: string; documentId: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('document_file')
    .where('id', '=', documentId)
    .where('item_id', '=', itemId)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}
