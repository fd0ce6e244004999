import { beginsAsPdf } from '@portal/contract/application/statements/pdf-signature';
import { DomainError } from '@portal/contract/error-codes';

const END_MARK = '%%EOF';
/** The end mark must be in the last 1024 bytes, as Acrobat requires. */
const END_MARK_WITHIN_BYTES = 1024;
/** A zip's end of central directory record, and the offset of its comment length. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_LENGTH_AT = 20;

/** Bytes checked at the end: a zip's last record with the longest comment. */
export const PDF_TAIL_BYTES = ZIP_END_BYTES + 0xffff;

/** Judges by content, not name. Throws errorFileType unless the file starts like a PDF. */
export function assertPdfHead(head: Buffer): void {
  if (!beginsAsPdf(head)) throw new DomainError('errorFileType');
}

/** Throws errorFileType if the file is also a zip, and errorFileDamaged if truncated. */
export function assertPdfTail(tail: Buffer): void {
  const text = tail.toString('latin1');
  if (endsAsZip(tail, text)) throw new DomainError('errorFileType');
  const end = text.trimEnd().replace(/\0+$/u, '').trimEnd();
  if (!end.slice(-END_MARK_WITHIN_BYTES).includes(END_MARK)) throw new DomainError('errorFileDamaged');
}

/** A zip is recognized by its end: its last record reaches the last byte, or comes after the PDF. */
function endsAsZip(tail: Buffer, text: string): boolean {
  const at = text.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > tail.length) return false;
  const isLast = at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_COMMENT_LENGTH_AT) === tail.length;
  return isLast || at > text.lastIndexOf(END_MARK);
}
