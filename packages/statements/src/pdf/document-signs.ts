import type { FileSign } from '@portal/contract/application/statements/file-signs';
import { dayOfMetadata } from '../genuine/file-dates.ts';
import type { PdfDocument } from './pdfium.ts';

export interface DocumentSigns {
  program: string;
  /**
   * Days on which the file was created and modified, according to itself; absent in earlier readings, as is `found`.
   */
  created?: string | null;
  modified?: string | null;
  /** Days elsewhere in the metadata that contradict these. */
  otherDays?: string[];
  found?: FileSign[];
  /** Only in earlier readings: the number of times that the file was saved again. */
  updates?: number;
  /** Only in earlier readings: pages with amounts in a font used nowhere else on the page, and how many. */
  oddAmounts?: { page: number; amounts: number }[];
}

const PROGRAM_LETTERS_MOST = 200;

function programOf(document: PdfDocument): string {
  const named = ['Creator', 'Producer']
    .map((entry) => document.information(entry))
    .filter((name) => name.trim() !== '');
  return [...new Set(named)].join(' · ').slice(0, PROGRAM_LETTERS_MOST);
}

const XMP_BYTES = 80;

/**
 * Day of a date in the latest XMP metadata, which is uncompressed so that any program can read it (ISO 16684-1, 7.3).
 */
function xmpDayOf(data: Uint8Array, name: string): string | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = bytes.lastIndexOf(`</xmp:${name}`);
  const at = bytes.lastIndexOf(`xmp:${name}`, end < 0 ? undefined : end);
  const [, written] = /^[\w:]+(?:>|\s*=\s*["'])([^<"']+)/u.exec(bytes.toString('latin1', at, at + XMP_BYTES)) ?? [];
  return at < 0 ? null : dayOfMetadata(written);
}

export function metadataOf(
  document: PdfDocument,
  data: Uint8Array,
): Pick<DocumentSigns, 'program' | 'created' | 'modified' | 'otherDays'> {
  const [created, modified] = ['CreationDate', 'ModDate'].map((entry) => dayOfMetadata(document.information(entry)));
  const others = [
    [created, xmpDayOf(data, 'CreateDate')],
    [modified, xmpDayOf(data, 'ModifyDate')],
  ] as const;
  const otherDays = others.flatMap(([day, other]) => (day && other !== null && day !== other ? [other] : []));
  return { program: programOf(document), created: created ?? null, modified: modified ?? null, otherDays };
}
