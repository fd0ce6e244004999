import { callOperation } from '../../../../api/call-operation.ts';

export type FileKind = 'statement' | 'document';

interface UploadedFile {
  applicationId: string;
  fileId: string;
  kind: FileKind;
}

/** Creates a single-use ticket for a file as it was uploaded; each is in the audit trail. */
export function createTicket(
  { applicationId, fileId, kind }: UploadedFile,
  signal?: AbortSignal,
): Promise<{ path: string }> {
  const options = signal && { signal };
  return kind === 'statement'
    ? callOperation('Staff_CreateStatementTicket', { params: { applicationId, statementId: fileId }, ...options })
    : callOperation('Staff_CreateDocumentTicket', { params: { applicationId, documentId: fileId }, ...options });
}
