import { type DocumentType, documentTypeOf } from '@portal/contract/application/documents';
import { PDF_HEAD_BYTES } from '@portal/contract/application/statements/pdf-signature';
import { DomainError } from '@portal/contract/error-codes';
import { imageReader } from '../../domain/image-parts.ts';
import { checkPdfEnds } from '../upload/check-pdf-ends.ts';

/**
 * Passes a document through while checking it: a PDF at both ends, like a statement, and an image from its first byte
 * to its last. Calls `onType` once the type is known. Throws errorDocumentType for any other content.
 */
export async function* checkDocument(
  content: AsyncIterable<Buffer>,
  onType: (type: DocumentType) => void,
): AsyncGenerator<Buffer> {
  const pieces = content[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  try {
    while (first.reduce((sum, { length }) => sum + length, 0) < PDF_HEAD_BYTES) {
      const piece = await pieces.next();
      if (piece.done === true) break;
      first.push(piece.value);
    }
    const head = Buffer.concat(first);
    if (head.length === 0) throw new DomainError('errorFileEmpty');
    const type = documentTypeOf(head.subarray(0, PDF_HEAD_BYTES));
    if (!type) throw new DomainError('errorDocumentType');
    onType(type);
    const whole = continued(first, pieces);
    yield* type === 'application/pdf' ? checkPdfEnds(whole) : checkImage(whole, type);
  } finally {
    await pieces.return?.();
  }
}

async function* continued(first: readonly Buffer[], pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
}

async function* checkImage(
  content: AsyncIterable<Buffer>,
  type: Exclude<DocumentType, 'application/pdf'>,
): AsyncGenerator<Buffer> {
  const isWholeWith = imageReader(type);
  let isWhole = false;
  for await (const bytes of content) {
    isWhole ||= isWholeWith(bytes);
    yield bytes;
  }
  if (!isWhole) throw new DomainError('errorDocumentUnreadable');
}
