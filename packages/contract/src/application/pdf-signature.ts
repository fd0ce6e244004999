const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const WHITE_SPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const HEADER = new TextEncoder().encode('%PDF-');

/** How many bytes of the start are enough to tell. */
export const PDF_HEAD_BYTES = 1024;

/** Whether a file begins as a PDF: only a byte order mark and white space may stand before (PDF 2.0, 7.2.3). */
export function beginsAsPdf(head: Uint8Array): boolean {
  let at = BYTE_ORDER_MARK.every((byte, index) => head[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (at < head.length && WHITE_SPACE.has(head[at] ?? -1)) at += 1;
  return HEADER.every((byte, index) => head[at + index] === byte);
}
