import type { DocumentSigns } from '../domain/document-signs.ts';
import { FIRST_PAGES } from '../domain/reading/read-statement.ts';
import { countUpdates, programOf } from './document-signs.ts';
import { hasLargePictures } from './hidden-text.ts';
import { workedMs } from './processor-time.ts';
import { openPdf, type PdfDocument, type ReadPage, readPage } from './read-pages.ts';

/** A year of statements in one file, at most. */
const PAGES_MAXIMUM = 60;
/** CPU time: what has been read by then is enough, well below the limit at which the thread is ended. */
const READING_WORK_MS = 5000;

/** What a file's pages say as text, the first page first, and how the file was made. */
export interface FileText {
  pages: ReadPage[];
  signs: DocumentSigns;
}

/**
 * Reads the first page first, and the others while there is time. An error on a later page loses only that page. If the
 * first ones have no text, the others are not looked at. Says why a file cannot be opened.
 */
export async function readText(data: Uint8Array): Promise<FileText | 'protected' | 'damaged'> {
  const endsAt = workedMs() + READING_WORK_MS;
  const pages: ReadPage[] = [];
  const signs: DocumentSigns = { program: '', updates: countUpdates(data), oddAmounts: [] };
  const options = { oddAmounts: signs.oddAmounts, hasPictures: hasLargePictures(data) };
  const page = (document: PdfDocument, number: number) => readPage(document, number, options);
  const isEnough = (number: number) => number > FIRST_PAGES && pages.every(({ runs }) => runs.length === 0);
  return openPdf(data, async (document) => {
    const count = Math.min(document.numPages, PAGES_MAXIMUM);
    for (let number = 1; number <= count && (number === 1 || workedMs() < endsAt); number += 1) {
      if (isEnough(number)) break;
      const lost: ReadPage = { runs: [], isPicture: false };
      pages.push(number === 1 ? await page(document, 1) : await page(document, number).catch(() => lost));
    }
    signs.program = await programOf(document);
    return { pages, signs };
  });
}
