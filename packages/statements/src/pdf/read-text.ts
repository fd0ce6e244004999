import { type FileFacts, FIRST_PAGES } from '../reading/read-statement.ts';
import { type DocumentSigns, countUpdates, programOf } from './document-signs.ts';
import { hasLargePictures } from './hidden-text.ts';
import { workedMs } from './processor-time.ts';
import { mayHideText } from './unseen-amounts.ts';
import { openPdf, type PdfDocument, type ReadPage, readPage } from './read-pages.ts';

/** Enough for a year of statements in one file. */
const PAGES_MAXIMUM = 60;
/** Processor time, well below the limit at which the thread is killed; what was read so far is returned. */
const READING_WORK_MS = 5000;

export interface FileText {
  pages: ReadPage[];
  signs: DocumentSigns;
  /** Pages (from 1) that were not read because of an error, lack of time or too many pages. */
  unread: number[];
}

/**
 * Reads the first page, then the others while there is time. An error on a later page loses only that page. Stops early
 * if the first pages have no text. Returns the reason if a file cannot be opened.
 */
export async function readText(data: Uint8Array): Promise<FileText | 'protected' | 'damaged'> {
  const endsAt = workedMs() + READING_WORK_MS;
  const pages: ReadPage[] = [];
  const signs: DocumentSigns = { program: '', updates: countUpdates(data), oddAmounts: [] };
  const unread: number[] = [];
  const options = {
    oddAmounts: signs.oddAmounts,
    hasPictures: hasLargePictures(data),
    mayHideText: mayHideText(data),
  };
  const page = (document: PdfDocument, number: number) => readPage(document, number, options);
  const isEnough = (number: number) => number > FIRST_PAGES && pages.every(({ runs }) => runs.length === 0);
  return openPdf(data, async (document) => {
    const count = Math.min(document.numPages, PAGES_MAXIMUM);
    for (let number = 1; number <= count && (number === 1 || workedMs() < endsAt); number += 1) {
      if (isEnough(number)) break;
      const lose = (): ReadPage => {
        unread.push(number);
        return { runs: [], isPicture: false, hidesAmounts: false };
      };
      pages.push(number === 1 ? await page(document, 1) : await page(document, number).catch(lose));
    }
    for (let number = pages.length + 1; number <= document.numPages; number += 1) unread.push(number);
    signs.program = await programOf(document);
    return { pages, signs, unread };
  });
}

const numbersOf = (pages: readonly ReadPage[], holds: (page: ReadPage) => boolean) =>
  pages.flatMap((page, index) => (holds(page) ? [index + 1] : []));

/** Which parts the file's text lacks, and which are invisible. */
export function factsOf({ pages, unread }: FileText): Required<FileFacts> {
  return {
    unread: [...unread, ...numbersOf(pages, ({ isPicture }) => isPicture)],
    hidden: numbersOf(pages, ({ hidesAmounts }) => hidesAmounts),
  };
}
