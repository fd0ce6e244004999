import type { FileSign } from '@portal/contract/application/statements/file-signs';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { dayOfMetadata } from '../genuine/file-dates.ts';

export interface DocumentSigns {
  program: string;
  /** Days on which the file says it was created and modified; absent in earlier readings, as is `found`. */
  created?: string | null;
  modified?: string | null;
  /** Days in a second place of the metadata that contradict those. */
  otherDays?: string[];
  found?: FileSign[];
  /** Only in earlier readings: the number of times that the file was saved again. */
  updates?: number;
  /** Only in earlier readings: pages with amounts in a font used nowhere else on the page, and how many. */
  oddAmounts?: { page: number; amounts: number }[];
}

const PROGRAM_LETTERS_MOST = 200;

interface Metadata {
  info: { Creator?: unknown; Producer?: unknown; CreationDate?: unknown; ModDate?: unknown };
  metadata: { get: (name: string) => unknown } | null;
}

function programOf({ info: { Creator: creator, Producer: producer } }: Metadata): string {
  const named = [creator, producer].filter((each) => typeof each === 'string' && each.trim() !== '');
  return [...new Set(named)].join(' · ').slice(0, PROGRAM_LETTERS_MOST);
}

/** What a file says about itself: its program, and the days on which it was made. */
export async function metadataOf(
  document: Pick<PDFDocumentProxy, 'getMetadata'>,
): Promise<Pick<DocumentSigns, 'program' | 'created' | 'modified' | 'otherDays'>> {
  const found = (await document.getMetadata()) as unknown as Metadata;
  const [created, modified] = [dayOfMetadata(found.info.CreationDate), dayOfMetadata(found.info.ModDate)];
  const others = [
    [created, dayOfMetadata(found.metadata?.get('xmp:createdate'))],
    [modified, dayOfMetadata(found.metadata?.get('xmp:modifydate'))],
  ] as const;
  const otherDays = others.flatMap(([day, other]) => (day !== null && other !== null && day !== other ? [other] : []));
  return { program: programOf(found), created, modified, otherDays };
}
