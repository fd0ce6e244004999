import { beginsAsPdf } from '@portal/contract/application/statements/pdf-signature';
import { DomainError } from '@portal/contract/error-codes';

const END_MARK = '%%EOF';
/** The end mark is in the last 1024 bytes, as Acrobat requires. */
const END_MARK_WITHIN_BYTES = 1024;
/** The end of central directory record of a zip, and where it stores the length of the comment after it. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_LENGTH_AT = 20;

/** How many bytes of the end are checked: a zip's last record with the longest comment. */
export const PDF_TAIL_BYTES = ZIP_END_BYTES + 0xffff;

/** By content, not by name: throws errorFileType unless the file begins as a PDF. */
export function assertPdfHead(head: Buffer): void {
  if (!beginsAsPdf(head)) throw new DomainError('errorFileType');
}

/** Throws errorFileType if the file is also a zip, errorFileDamaged if it is truncated. */
export function assertPdfTail(tail: Buffer): void {
  const text = tail.toString('latin1');
  if (endsAsZip(tail, text)) throw new DomainError('errorFileType');
  const end = text.trimEnd().replace(/\0+$/u, '').trimEnd();
  if (!end.slice(-END_MARK_WITHIN_BYTES).includes(END_MARK)) throw new DomainError('errorFileDamaged');
}

/** A zip is found from its end: its last record reaches to the last byte, or comes after all of the PDF. */
function endsAsZip(tail: Buffer, text: string): boolean {
  const at = text.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > tail.length) return false;
  const isLast = at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_COMMENT_LENGTH_AT) === tail.length;
  return isLast || at > text.lastIndexOf(END_MARK);
}
