import type { DocumentType } from '@portal/contract/application/documents';
import { findStatementError } from '@portal/contract/application/statements/statement-limits';
import type { DocumentFile } from '@portal/contract/entities/documents';
import { DomainError, type ErrorCode } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import { claimFile, type StoredFile } from '../../../../platform/file-store/index.ts';
import { lockOwnApplication, type OwnApplication, touchApplication } from '../../../application/index.ts';
import { displayFileName, fileNameOfType } from '../../domain/file-name.ts';
import { insertDocument, listDocuments } from '../../storage/documents.ts';
import { stageUpload } from '../upload/stage-upload.ts';
import { checkDocument } from './check-document.ts';
import { getOpenDocument } from './open-documents.ts';

/** PDF errors whose texts mention statements, with those that documents get instead. */
const errorsOfDocuments = new Map<ErrorCode, ErrorCode>([
  ['errorFileType', 'errorDocumentType'],
  ['errorFileDamaged', 'errorDocumentUnreadable'],
]);

/**
 * Checks and stores one file of a requested document. Each document has the same limits as statements, and its contents
 * are not read. Throws errorNothingAsked if the document is no longer requested.
 */
export async function receiveDocument(
  context: Context,
  { own, itemId }: { own: OwnApplication; itemId: string },
  upload: { fileName: string; content: AsyncIterable<Buffer> },
): Promise<DocumentFile> {
  const type = Promise.withResolvers<DocumentType>();
  const staged = stageUpload(context, own, upload.content, {
    folder: 'documents',
    checkContent: (content) => checkDocument(content, type.resolve),
    isPdf: type.promise.then((found) => found === 'application/pdf'),
  });
  try {
    const stored = await staged.stored;
    await assertMayJoin(context.database.query, { own, itemId }, stored);
    const check = await staged.examine();
    if (check === 'protected') throw new DomainError('errorFileProtected');
    if (check === 'damaged') throw new DomainError('errorDocumentUnreadable');
    const mediaType = await type.promise;
    return await context.database.transaction(async (tx) => {
      await getOpenDocument(tx, context, await lockOwnApplication(tx, own), itemId);
      await assertMayJoin(tx, { own, itemId }, stored);
      if (!(await claimFile(tx, staged.storageKey))) throw new DomainError('errorFileInterrupted');
      const uploadedAt = context.clock.now();
      await touchApplication(tx, own.applicationId, uploadedAt);
      return insertDocument(tx, {
        id: staged.id,
        applicationId: own.applicationId,
        itemId,
        fileName: fileNameOfType(displayFileName(upload.fileName, 'document'), mediaType),
        sizeBytes: stored.size,
        sha256: stored.sha256,
        mediaType,
        storageKey: staged.storageKey,
        uploadedAt,
      });
    });
  } catch (error) {
    await staged.discard();
    throw toDocumentError(error);
  } finally {
    staged.release();
  }
}

async function assertMayJoin(
  queries: Queries,
  { own: { applicationId }, itemId }: { own: OwnApplication; itemId: string },
  { size, sha256 }: StoredFile,
): Promise<void> {
  const present = (await listDocuments(queries, applicationId)).filter((file) => file.itemId === itemId);
  const error = findStatementError(present, { sizeBytes: size, sha256 });
  if (error) throw new DomainError(error);
}

function toDocumentError(error: unknown): unknown {
  const code = error instanceof DomainError ? errorsOfDocuments.get(error.code) : undefined;
  return code ? new DomainError(code) : error;
}
