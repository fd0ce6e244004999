import type { Readable } from 'node:stream';
import type { DocumentType } from '@portal/contract/application/documents';
import type { Context } from '../../../../kernel/context.ts';
import { findDocument } from '../../storage/documents.ts';

export async function openDocument(
  { database, files }: Context,
  documentId: string,
): Promise<{ fileName: string; mediaType: DocumentType; content: Readable } | undefined> {
  const document = await findDocument(database.query, { documentId });
  if (!document) return undefined;
  const { storageKey, ...named } = document;
  return { ...named, content: files.read(storageKey) };
}
