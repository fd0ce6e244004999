import { type FileFacts, FIRST_PAGES } from '../reading/read-statement.ts';
import { type DocumentSigns, countUpdates, programOf } from './document-signs.ts';
import { hasLargePictures } from './hidden-text.ts';
import { workedMs } from './processor-time.ts';
import { mayHideText } from './unseen-amounts.ts';
import { openPdf, type PdfDocument, type ReadPage, readPage } from './read-pages.ts';

/** A year of statements in one file, at most. */
const PAGES_MAXIMUM = 60;
/** CPU time: what has been read by then is enough, well below the limit at which the thread is ended. */
const READING_WORK_MS = 5000;

/** What a file's pages say as text, the first page first, and how the file was made. */
export interface FileText {
  pages: ReadPage[];
  signs: DocumentSigns;
  /** Pages, counted from 1, whose text was not read: there was an error, no time, or they are too many. */
  unread: number[];
}

/**
 * Reads the first page first, and the others while there is time. An error on a later page loses only that page. If the
 * first ones have no text, the others are not looked at. Says why a file cannot be opened.
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

/** Pages, counted from 1, of which a property holds. */
const numbersOf = (pages: readonly ReadPage[], holds: (page: ReadPage) => boolean) =>
  pages.flatMap((page, index) => (holds(page) ? [index + 1] : []));

/** What a file's text leaves out, and what of it nobody sees. */
export function factsOf({ pages, unread }: FileText): Required<FileFacts> {
  return {
    unread: [...unread, ...numbersOf(pages, ({ isPicture }) => isPicture)],
    hidden: numbersOf(pages, ({ hidesAmounts }) => hidesAmounts),
  };
}
