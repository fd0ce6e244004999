import { parentPort } from 'node:worker_threads';
import { newSign, type SignMark } from '@portal/contract/application/statements/file-signs';
import type { PageText } from '../reading/page-text.ts';
import { type ReadStatement, readStatement } from '../reading/read-statement.ts';
import { agreedRuns } from './agreed-runs.ts';
import { cleanPicture, scaledPicture } from './clean-picture.ts';
import { drawPages, type PagePicture } from './draw-pages.ts';
import { atMost } from '../genuine/page-runs.ts';
import { findPatches } from '../genuine/scan-patches.ts';
import type { DocumentSigns } from '../pdf/document-signs.ts';
import { setNiceness } from '../pdf/niceness.ts';
import { withNumbersAlone } from './numbers-alone.ts';
import { pageLines, type TextRun } from '../pdf/page-lines.ts';
import { type PdfMessage, type PdfReading, type PdfTask, unread } from '../pdf/pdf-verdict.ts';
import { type PictureEngine, type PictureLayout, startPictureEngine } from './picture-engine.ts';
import { isNoText, type PictureWord, pictureRuns, pictureWords } from './picture-words.ts';
import { provenPages, unprovenPages } from './proven-pages.ts';
import { workedMs } from '../pdf/processor-time.ts';
import { factsOf, type FileText, readText } from '../pdf/read-text.ts';

/** More pages than the scan of a month has; longer files are not read. */
const PAGES_MAXIMUM = 20;
/** Processor time, well below the limit at which the thread is killed. */
const READING_WORK_MS = 140_000;
/** Resolution in dpi: finer than most scans, which helps with small digits. */
const FULL_DPI = 300;
/** The passes differ so that their errors differ. */
const passKinds = [
  { pixelsPerInch: FULL_DPI, layout: 'anywhere' },
  { pixelsPerInch: 220, layout: 'anywhere' },
  { pixelsPerInch: 260, layout: 'lines' },
] as const satisfies readonly PassKind[];
const PASSES_AT_LEAST = 2;

/** The words one pass read on a page, or the page's own text. */
type SeenPage = { words: readonly PictureWord[]; pixelsPerInch: number } | { runs: readonly TextRun[] };
type Pass = readonly SeenPage[];

interface PassKind {
  pixelsPerInch: number;
  layout: PictureLayout;
}

/** A page as drawn and cleaned once for all passes, or its own text. */
type DrawnPage = { picture: PagePicture } | { runs: readonly TextRun[] };

interface SeenFile {
  data: Uint8Array;
  endsAt: number;
  text: FileText | undefined;
  unseen: Set<number>;
  patches: SignMark[];
  pages: DrawnPage[];
  onPage: (pageCount: number) => void;
}

async function drawnPage(draw: () => Promise<PagePicture>, { pages, patches }: SeenFile): Promise<DrawnPage> {
  const picture = await draw();
  patches.push(...findPatches(picture).map((mark) => ({ ...mark, page: pages.length + 1 })));
  return { picture: cleanPicture(picture) };
}

async function* drawnPages(file: SeenFile): AsyncGenerator<[page: DrawnPage, pageCount: number]> {
  const { data, text, pages } = file;
  if (pages.length > 0) {
    for (const page of pages) yield [page, pages.length];
    return;
  }
  for await (const { draw, pageCount } of drawPages(data, { pages: PAGES_MAXIMUM, pixelsPerInch: FULL_DPI })) {
    const runs = text?.pages[pages.length]?.runs ?? [];
    const page = runs.length > 0 ? { runs } : await drawnPage(draw, file);
    pages.push(page);
    yield [page, pageCount];
  }
}

async function seePages(
  file: SeenFile,
  pixelsPerInch: number,
  see: (picture: PagePicture, index: number) => readonly PictureWord[],
): Promise<Pass | undefined> {
  const pages: SeenPage[] = [];
  for await (const [page, pageCount] of drawnPages(file)) {
    if (workedMs() > file.endsAt) return undefined;
    file.onPage(pageCount);
    if ('runs' in page) {
      pages.push(page);
      continue;
    }
    const isFull = pixelsPerInch >= page.picture.pixelsPerInch;
    const picture = isFull ? page.picture : scaledPicture(page.picture, pixelsPerInch);
    pages.push({ words: see(picture, pages.length), pixelsPerInch: picture.pixelsPerInch });
  }
  return pages.length === 0 ? undefined : pages;
}

function wordsOf(page: SeenPage | undefined): readonly PictureWord[] {
  return page && 'words' in page ? page.words : [];
}

const DARK_BELOW = 128;
const DARK_SHARE = 0.002;

function isBlank({ pixels }: PagePicture): boolean {
  let dark = 0;
  for (const pixel of pixels) if (pixel < DARK_BELOW) dark += 1;
  return dark < DARK_SHARE * pixels.length;
}

function pass(file: SeenFile, engine: PictureEngine, { pixelsPerInch, layout }: PassKind, first?: Pass) {
  return seePages(file, pixelsPerInch, (picture, index) => {
    if (first && wordsOf(first[index]).length === 0) return [];
    const words = pictureWords(engine.read(picture, layout));
    if (!isNoText(words)) return words;
    if (!isBlank(picture)) file.unseen.add(index + 1);
    return [];
  });
}

function readNumbers(file: SeenFile, engine: PictureEngine, first: Pass) {
  return seePages(file, FULL_DPI, (picture, index) => {
    const words = wordsOf(first[index]);
    return words.length === 0 ? [] : withNumbersAlone(words, engine.readBoxes(picture));
  });
}

type PageRuns = readonly (readonly TextRun[])[];

function runsOf(seen: Pass, hasCents = true): PageRuns {
  return seen.map((page) => ('runs' in page ? page.runs : pictureRuns(page.words, page.pixelsPerInch, hasCents)));
}

function agreedPages(base: PageRuns, left: PageRuns, right: PageRuns): PageText[] {
  return base.map((page, index) => pageLines(agreedRuns(page, left[index] ?? [], right[index] ?? [])));
}

function agreedWays(passes: readonly Pass[], alone: Pass | undefined, hasCents: boolean): (readonly PageText[])[] {
  const [first, second, third] = passes.map((pass) => runsOf(pass, hasCents));
  if (!first || !second || !third) return [];
  const ways = [
    agreedPages(first, second, third),
    agreedPages(second, first, third),
    agreedPages(third, first, second),
  ];
  return alone ? [...ways, agreedPages(runsOf(alone, hasCents), second, third)] : ways;
}

/** Whether the file is clearly not a statement, so that no further pass is needed. */
function isOther(reading: ReadStatement): boolean {
  return reading.state === 'notRecognised' && (reading.reason === 'noText' || reading.reason === 'noStatement');
}

/**
 * Runs two passes. If they prove nothing, runs a third pass and one that reads numbers separately. Unproven rows are
 * returned as unproven.
 */
async function readUntilProven(
  file: SeenFile,
  readLines: (pages: readonly PageText[]) => ReadStatement,
): Promise<Pick<PdfReading, 'reading' | 'pages'>> {
  const engine = await startPictureEngine();
  const passes: Pass[] = [];
  let reading: ReadStatement = unprovenPages([]);
  for (const kind of passKinds) {
    const seen = await pass(file, engine, kind, passes[0]);
    if (!seen) break;
    passes.push(seen);
    const pages = passes.map((each) => runsOf(each).map(pageLines));
    if (passes.length < PASSES_AT_LEAST) {
      const first = readLines(pages.flat());
      if (isOther(first)) break;
      reading = unprovenPages([first]);
      continue;
    }
    const isLast = passes.length === passKinds.length;
    const alone = isLast ? await readNumbers(file, engine, passes[0] ?? seen) : undefined;
    const agreed = [true, false].flatMap((hasCents) => agreedWays(passes, alone, hasCents));
    reading = provenPages(pages, agreed, readLines);
    if (reading.state === 'read') break;
  }
  return { reading, pages: passes[0]?.length ?? 0 };
}

async function read(data: Uint8Array, today: string, onPage: SeenFile['onPage']): Promise<PdfReading> {
  const endsAt = workedMs() + READING_WORK_MS;
  const found = await readText(data);
  const text = typeof found === 'string' ? undefined : found;
  const file: SeenFile = { data, endsAt, text, unseen: new Set(), patches: [], pages: [], onPage };
  const facts = text && factsOf(text);
  const seen = await readUntilProven(file, (pages) => {
    const isPicture = (page: number) => file.pages.slice(page - 1, page).some((drawn) => 'picture' in drawn);
    const unread = [...(facts?.unread ?? []).filter((page) => !isPicture(page)), ...file.unseen];
    return readStatement(pages, today, { unread, hidden: facts?.hidden ?? [] });
  });
  return { ...seen, pictures: 0, signs: text ? withPatches(text.signs, file.patches) : null };
}

function withPatches(signs: DocumentSigns, patches: readonly SignMark[]): DocumentSigns {
  if (patches.length === 0) return signs;
  return { ...signs, found: [...(signs.found ?? []), newSign('patched', 'strong', { marks: atMost(patches) })] };
}

setNiceness();

const post = (message: PdfMessage<'read'>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ data, today }: Extract<PdfTask, { kind: 'read' }>) => {
  const beganAtMs = workedMs();
  post({ beganAtMs });
  let begun = 0;
  const onPage = (pageCount: number) => {
    begun += 1;
    post({ page: { begun, pageCount } });
  };
  void read(data, today, onPage)
    .catch((): PdfReading => unread('damaged'))
    .then((found) => post({ found, workedMs: workedMs() - beganAtMs }));
});
