import { newSign, type FileSign } from '@portal/contract/application/statements/file-signs';
import { gatherSigns } from '../genuine/page-signs.ts';
import { compareVersions, findEarlierEnds, type PageRuns } from '../genuine/versions.ts';
import { type FileFacts, FIRST_PAGES } from '../reading/read-statement.ts';
import { type DocumentSigns, metadataOf } from './document-signs.ts';
import { workedMs } from './processor-time.ts';
import { openPdf, type PdfDocument } from './pdfium.ts';
import { type ReadPage, readPage, readRuns } from './read-pages.ts';

/** More pages than a year of statements has. */
const PAGES_MAXIMUM = 200;
/** Number of earlier versions that are tried until one opens. */
const VERSIONS_MAXIMUM = 3;
/** Processor time, well below the limit at which the thread is killed; what was read so far is returned. */
const READING_WORK_MS = 5000;

export interface FileText {
  pages: ReadPage[];
  signs: DocumentSigns;
  /** Pages (from 1) that were not read because of an error, lack of time or too many pages. */
  unread: number[];
}

/**
 * What the file's later versions changed, compared with the earliest version that opens; undefined if the file was
 * saved once.
 */
async function findVersionSigns(
  data: Uint8Array,
  pages: readonly PageRuns[],
  endsAt: number,
): Promise<FileSign | undefined> {
  const ends = findEarlierEnds(data);
  for (const end of ends.slice(0, VERSIONS_MAXIMUM)) {
    const found = await openPdf(data.subarray(0, end), (document) => {
      const before: PageRuns[] = [];
      const count = Math.min(document.pageCount, PAGES_MAXIMUM);
      for (let number = 1; number <= count && workedMs() < endsAt; number += 1) before.push(readRuns(document, number));
      return compareVersions(pages, before, end);
    });
    if (typeof found !== 'string') return found;
  }
  return ends.length === 0 ? undefined : newSign('resaved', 'weak');
}

/**
 * Reads the first page, then the others while there is time. An error on a later page loses only that page. Stops early
 * if the first pages have no text. Returns the reason if a file cannot be opened.
 */
export async function readText(data: Uint8Array): Promise<FileText | 'protected' | 'damaged'> {
  const endsAt = workedMs() + READING_WORK_MS;
  const read = await openPdf(data, (document) => ({
    ...readPages(document, endsAt),
    metadata: metadataOf(document, data),
  }));
  if (typeof read === 'string') return read;
  const { metadata, pages, unread } = read;
  const version = await findVersionSigns(
    data,
    pages.map(({ runs }) => runs),
    endsAt,
  );
  const found = [...(version ? [version] : []), ...gatherSigns(pages.flatMap(({ signs }) => signs))];
  return { pages, unread, signs: { ...metadata, found } };
}

function readPages(document: PdfDocument, endsAt: number): Pick<FileText, 'pages' | 'unread'> {
  const pages: ReadPage[] = [];
  const unread: number[] = [];
  const isEnough = () => pages.length > FIRST_PAGES && pages.every(({ runs }) => runs.length === 0);
  const count = Math.min(document.pageCount, PAGES_MAXIMUM);
  for (let number = 1; number <= count && !isEnough() && (number === 1 || workedMs() < endsAt); number += 1) {
    try {
      pages.push(readPage(document, number));
    } catch (error) {
      if (number === 1) throw error;
      unread.push(number);
      pages.push({ runs: [], isPicture: false, hidesAmounts: false, signs: [] });
      if (document.isBroken) break;
    }
  }
  for (let number = pages.length + 1; number <= document.pageCount; number += 1) unread.push(number);
  return { pages, unread };
}

const numbersOf = (pages: readonly ReadPage[], holds: (page: ReadPage) => boolean) =>
  pages.flatMap((page, index) => (holds(page) ? [index + 1] : []));

export function factsOf({ pages, unread }: FileText): Required<FileFacts> {
  return {
    unread: [...unread, ...numbersOf(pages, ({ isPicture }) => isPicture)],
    hidden: numbersOf(pages, ({ hidesAmounts }) => hidesAmounts),
  };
}
