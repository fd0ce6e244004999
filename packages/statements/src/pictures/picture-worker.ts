import { parentPort } from 'node:worker_threads';
import type { PageText } from '../reading/page-text.ts';
import { type ReadStatement, readStatement } from '../reading/read-statement.ts';
import { agreedRuns } from './agreed-runs.ts';
import { drawPages, type PagePicture } from './draw-pages.ts';
import { setNiceness } from '../pdf/niceness.ts';
import { withNumbersAlone } from './numbers-alone.ts';
import { pageLines, type TextRun } from '../pdf/page-lines.ts';
import { type PdfMessage, type PdfReading, type PdfTask, unread } from '../pdf/pdf-verdict.ts';
import { type PictureEngine, startPictureEngine } from './picture-engine.ts';
import { isNoText, type PictureWord, pictureRuns, pictureWords } from './picture-words.ts';
import { provenPages, unprovenPages } from './proven-pages.ts';
import { workedMs } from '../pdf/processor-time.ts';
import { factsOf, type FileText, readText } from '../pdf/read-text.ts';

/** A scanned month has fewer; of a file with more, no page is read. */
const PAGES_MAXIMUM = 20;
/** CPU time, well below the limit at which the thread is ended. */
const READING_WORK_MS = 140_000;
/** In pixels an inch, finer than most scans: small digits are read better. What one look misreads, another may not. */
const LOOKS = [300, 220, 260] as const;
const LOOKS_AT_LEAST = 2;

/** What a look saw of a page, or the page's own text. */
type SeenPage = { words: readonly PictureWord[]; pixelsPerInch: number } | { runs: readonly TextRun[] };
type Look = readonly SeenPage[];

/** A file, by when its pages have to be read, and what they say as text. */
interface SeenFile {
  data: Uint8Array;
  endsAt: number;
  text: FileText | undefined;
  /** Pages, counted from 1, with a picture of which nothing could be read. */
  unseen: Set<number>;
}

/**
 * The pages one after the other, from 0, each with its picture; one that has text is as it says itself. Undefined if there
 * are too many, or no time is left.
 */
async function seePages(
  { data, endsAt, text }: SeenFile,
  pixelsPerInch: number,
  see: (picture: PagePicture, index: number) => readonly PictureWord[],
): Promise<Look | undefined> {
  const pages: SeenPage[] = [];
  for await (const draw of drawPages(data, { pages: PAGES_MAXIMUM, pixelsPerInch })) {
    if (workedMs() > endsAt) return undefined;
    const runs = text?.pages[pages.length]?.runs ?? [];
    if (runs.length > 0) {
      pages.push({ runs });
      continue;
    }
    const picture = await draw();
    pages.push({ words: see(picture, pages.length), pixelsPerInch: picture.pixelsPerInch });
  }
  return pages.length === 0 ? undefined : pages;
}

function wordsOf(page: SeenPage | undefined): readonly PictureWord[] {
  return page && 'words' in page ? page.words : [];
}

/** A page has letters if so many of its pixels are dark. */
const DARK_BELOW = 128;
const DARK_SHARE = 0.002;

/** Whether nothing is drawn on a page, such as the back of a sheet. */
function isBlank({ pixels }: PagePicture): boolean {
  let dark = 0;
  for (const pixel of pixels) if (pixel < DARK_BELOW) dark += 1;
  return dark < DARK_SHARE * pixels.length;
}

/** The words of all pictures. One that the first look saw to be no text has none, and is not read again: that takes long. */
function look(file: SeenFile, engine: PictureEngine, pixelsPerInch: number, first?: Look) {
  return seePages(file, pixelsPerInch, (picture, index) => {
    if (first && wordsOf(first[index]).length === 0) return [];
    const words = pictureWords(engine.read(picture));
    if (!isNoText(words)) return words;
    if (!isBlank(picture)) file.unseen.add(index + 1);
    return [];
  });
}

/** What the first look saw, with the numbers of each picture asked for again, each by itself. */
function lookAtNumbers(file: SeenFile, engine: PictureEngine, first: Look) {
  return seePages(file, LOOKS[0], (picture, index) => {
    const words = wordsOf(first[index]);
    return words.length === 0 ? [] : withNumbersAlone(words, engine.readBoxes(picture));
  });
}

type PageRuns = readonly (readonly TextRun[])[];

function runsOf(seen: Look): PageRuns {
  return seen.map((page) => ('runs' in page ? page.runs : pictureRuns(page.words, page.pixelsPerInch)));
}

/** The pages of one look, with what the two others agree on where it differs. */
function agreedPages(base: PageRuns, left: PageRuns, right: PageRuns): PageText[] {
  return base.map((page, index) => pageLines(agreedRuns(page, left[index] ?? [], right[index] ?? [])));
}

/** The pages in every way that most of three looks have them, and with the numbers that were asked for by themselves. */
function agreedWays(looks: readonly Look[], alone: Look | undefined): (readonly PageText[])[] {
  const [first, second, third] = looks.map(runsOf);
  if (!first || !second || !third) return [];
  const ways = [
    agreedPages(first, second, third),
    agreedPages(second, first, third),
    agreedPages(third, first, second),
  ];
  return alone ? [...ways, agreedPages(runsOf(alone), second, third)] : ways;
}

/** Whether what was seen is no statement at all: nobody looks again. */
function isOther(reading: ReadStatement): boolean {
  return reading.state === 'notRecognised' && (reading.reason === 'noText' || reading.reason === 'noStatement');
}

/**
 * Looks twice. If that proves nothing, looks a third time, and once more at each number by itself. Rows that are not
 * proven are kept as what they are.
 */
async function lookUntilProven(
  file: SeenFile,
  readLines: (pages: readonly PageText[]) => ReadStatement,
): Promise<Pick<PdfReading, 'reading' | 'pages'>> {
  const engine = await startPictureEngine();
  const looks: Look[] = [];
  let reading: ReadStatement = unprovenPages([]);
  for (const pixelsPerInch of LOOKS) {
    const seen = await look(file, engine, pixelsPerInch, looks[0]);
    if (!seen) break;
    looks.push(seen);
    const pages = looks.map((each) => runsOf(each).map(pageLines));
    if (looks.length < LOOKS_AT_LEAST) {
      const first = readLines(pages.flat());
      if (isOther(first)) break;
      reading = unprovenPages([first]);
      continue;
    }
    const isLast = looks.length === LOOKS.length;
    const alone = isLast ? await lookAtNumbers(file, engine, looks[0] ?? seen) : undefined;
    reading = provenPages(pages, agreedWays(looks, alone), readLines);
    if (reading.state === 'read') break;
  }
  return { reading, pages: looks[0]?.length ?? 0 };
}

async function read(data: Uint8Array, today: string): Promise<PdfReading> {
  const endsAt = workedMs() + READING_WORK_MS;
  const found = await readText(data.slice());
  const text = typeof found === 'string' ? undefined : found;
  const file: SeenFile = { data, endsAt, text, unseen: new Set() };
  const facts = text && factsOf(text);
  const seen = await lookUntilProven(file, (pages) => {
    const pictures = new Set(text?.pages.flatMap(({ runs }, index) => (runs.length === 0 ? index + 1 : [])));
    const unread = [...(facts?.unread ?? []).filter((page) => !pictures.has(page)), ...file.unseen];
    return readStatement(pages, today, { unread, hidden: facts?.hidden ?? [] });
  });
  const hasText = text?.pages.some(({ runs }) => runs.length > 0) ?? false;
  return { ...seen, pictures: 0, signs: hasText && text ? text.signs : null };
}

setNiceness();

const tell = (message: PdfMessage<'read'>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ data, today }: Extract<PdfTask, { kind: 'read' }>) => {
  const beganAtMs = workedMs();
  tell({ beganAtMs });
  void read(data, today)
    .catch((): PdfReading => unread('damaged'))
    .then((found) => tell({ found, workedMs: workedMs() - beganAtMs }));
});
