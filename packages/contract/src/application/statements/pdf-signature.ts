const byteOrderMark = [0xef, 0xbb, 0xbf];
const whiteSpace = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const HEADER = new TextEncoder().encode('%PDF-');

export const PDF_HEAD_BYTES = 1024;

/**
 * Whether a file starts like a PDF: only a byte order mark and white space may come before the header (PDF 2.0, 7.2.3).
 */
export function beginsAsPdf(head: Uint8Array): boolean {
  let at = byteOrderMark.every((byte, index) => head[index] === byte) ? byteOrderMark.length : 0;
  while (at < head.length && whiteSpace.has(head[at] ?? -1)) at += 1;
  return HEADER.every((byte, index) => head[at + index] === byte);
}
