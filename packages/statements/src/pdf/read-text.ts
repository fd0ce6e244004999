import { newSign, type FileSign } from '@portal/contract/application/statements/file-signs';
import { type FileFacts, FIRST_PAGES } from '../reading/read-statement.ts';
import { gatherSigns } from '../genuine/page-signs.ts';
import { compareVersions, findEarlierEnds, type PageRuns } from '../genuine/versions.ts';
import { type DocumentSigns, metadataOf } from './document-signs.ts';
import { hasLargePictures } from './hidden-text.ts';
import { workedMs } from './processor-time.ts';
import { mayHideText } from './unseen-amounts.ts';
import { openPdf, type PdfDocument, type ReadPage, readPage, readRuns } from './read-pages.ts';

/** Enough for a year of statements in one file. */
const PAGES_MAXIMUM = 60;
/** A file that does not open at its first ends may still be shown. */
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
  earlier: Uint8Array,
  ends: readonly number[],
  { pages, endsAt }: { pages: readonly PageRuns[]; endsAt: number },
): Promise<FileSign | undefined> {
  for (const end of ends.slice(0, VERSIONS_MAXIMUM)) {
    const found = await openPdf(earlier.slice(0, end), async (document) => {
      const before: PageRuns[] = [];
      const count = Math.min(document.numPages, PAGES_MAXIMUM);
      for (let number = 1; number <= count && workedMs() < endsAt; number += 1)
        before.push(await readRuns(document, number));
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
  const options = { hasPictures: hasLargePictures(data), mayHideText: mayHideText(data) };
  const ends = findEarlierEnds(data);
  // Opening a file takes its bytes away.
  const earlier = data.slice(0, ends.at(-1) ?? 0);
  const read = await openPdf(data, async (document) => ({
    ...(await readPages(document, options, endsAt)),
    metadata: await metadataOf(document),
  }));
  if (typeof read === 'string') return read;
  const { metadata, pages, unread } = read;
  const version = await findVersionSigns(earlier, ends, { pages: pages.map(({ runs }) => runs), endsAt });
  const found = [...(version ? [version] : []), ...gatherSigns(pages.flatMap((page) => page.signs))];
  return { pages, unread, signs: { ...metadata, found } };
}

async function readPages(document: PdfDocument, options: Parameters<typeof readPage>[2], endsAt: number) {
  const pages: ReadPage[] = [];
  const unread: number[] = [];
  const isEnough = (number: number) => number > FIRST_PAGES && pages.every(({ runs }) => runs.length === 0);
  const page = (number: number) => readPage(document, number, options);
  const count = Math.min(document.numPages, PAGES_MAXIMUM);
  for (let number = 1; number <= count && (number === 1 || workedMs() < endsAt); number += 1) {
    if (isEnough(number)) break;
    const lose = (): ReadPage => {
      unread.push(number);
      return { runs: [], isPicture: false, hidesAmounts: false, signs: [] };
    };
    pages.push(number === 1 ? await page(1) : await page(number).catch(lose));
  }
  for (let number = pages.length + 1; number <= document.numPages; number += 1) unread.push(number);
  return { pages, unread };
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
