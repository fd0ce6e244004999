import { PDF_HEAD_BYTES } from '@portal/contract/application/statements/pdf-signature';
import { DomainError } from '@portal/contract/error-codes';
import { PDF_TAIL_BYTES, assertPdfHead, assertPdfTail } from '../../domain/pdf-ends.ts';

/**
 * Passes a file through while checking both ends. Throws errorFileEmpty, errorFileType or errorFileDamaged as early as
 * possible: a file that does not start like a PDF is not read further.
 */
export async function* checkPdfEnds(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let tail: Buffer[] = [];
  for await (const bytes of content) {
    tail = lastPieces([...tail, bytes], PDF_TAIL_BYTES);
    if (head.length < PDF_HEAD_BYTES) {
      head = Buffer.concat([head, bytes]).subarray(0, PDF_HEAD_BYTES);
      if (head.length === PDF_HEAD_BYTES) assertPdfHead(head);
    }
    yield bytes;
  }
  if (head.length === 0) throw new DomainError('errorFileEmpty');
  assertPdfHead(head);
  assertPdfTail(Buffer.concat(tail).subarray(-PDF_TAIL_BYTES));
}

/**
 * Returns as few of the last pieces as contain `count` bytes in total, without copying; all pieces if they contain
 * fewer.
 */
function lastPieces(pieces: readonly Buffer[], count: number): Buffer[] {
  let size = 0;
  const first = pieces.findLastIndex(({ length }) => (size += length) >= count);
  return pieces.slice(Math.max(first, 0));
}
