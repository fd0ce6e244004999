import { parentPort } from 'node:worker_threads';
import type { PageText } from '../domain/reading/page-text.ts';
import { type ReadStatement, readStatement } from '../domain/reading/read-statement.ts';
import { agreedRuns } from './agreed-runs.ts';
import { drawPages } from './draw-pages.ts';
import { setNiceness } from './niceness.ts';
import { pageLines, type TextRun } from './page-lines.ts';
import type { PdfMessage, PdfReading, PdfTask } from './pdf-verdict.ts';
import { type PictureEngine, startPictureEngine } from './picture-engine.ts';
import { pictureRuns } from './picture-words.ts';
import { provenPages, unprovenPages } from './proven-pages.ts';
import { workedMsOf } from './processor-time.ts';

/** A scanned month has fewer; of a file with more, no page is read. */
const PAGES_MAXIMUM = 20;
/** CPU time, well below the limit at which the thread is ended. */
const READING_WORK_MS = 150_000;
/** In pixels an inch, finer than most scans: small digits are read better. What one look misreads, another may not. */
const LOOKS = [300, 220, 260] as const;
const LOOKS_AT_LEAST = 2;

function workedMs(): number {
  return workedMsOf(process.threadCpuUsage());
}

type Runs = readonly TextRun[];

/** The words of all pages; undefined if there are too many, or no time is left for them. */
async function look(
  data: Uint8Array,
  engine: PictureEngine,
  { pixelsPerInch, endsAt }: { pixelsPerInch: number; endsAt: number },
): Promise<Runs[] | undefined> {
  const pages: Runs[] = [];
  for await (const picture of drawPages(data, { pages: PAGES_MAXIMUM, pixelsPerInch })) {
    if (workedMs() > endsAt) return undefined;
    pages.push(pictureRuns(engine.read(picture), picture.pixelsPerInch));
  }
  return pages.length === 0 ? undefined : pages;
}

/** The pages as most of three looks have them. */
function agreedPages([first = [], second = [], third]: readonly (readonly Runs[])[]): PageText[] | undefined {
  if (!third) return undefined;
  return first.map((page, index) => pageLines(agreedRuns(page, second[index] ?? [], third[index] ?? [])));
}

/** Whether what was seen is no statement at all: nobody looks again. */
function isOther(reading: ReadStatement): boolean {
  return reading.state === 'notRecognised' && (reading.reason === 'noText' || reading.reason === 'noStatement');
}

/** Looks twice, and a third time if the first two prove nothing. Rows that are not proven are kept as what they are. */
async function read(data: Uint8Array, today: string): Promise<PdfReading> {
  const endsAt = workedMs() + READING_WORK_MS;
  const engine = await startPictureEngine();
  const readText = (pages: readonly PageText[]) => readStatement(pages, today);
  const looks: Runs[][] = [];
  let reading: ReadStatement = unprovenPages([]);
  for (const pixelsPerInch of LOOKS) {
    const seen = await look(data, engine, { pixelsPerInch, endsAt });
    if (!seen) break;
    looks.push(seen);
    const pages = looks.map((each) => each.map((runs) => pageLines([...runs])));
    if (looks.length < LOOKS_AT_LEAST) {
      const first = readText(pages.flat());
      if (isOther(first)) break;
      reading = unprovenPages([first]);
      continue;
    }
    reading = provenPages(pages, agreedPages(looks), readText);
    if (reading.state === 'read') break;
  }
  return { reading, pages: looks[0]?.length ?? 0, signs: null };
}

setNiceness();

const tell = (message: PdfMessage<'read'>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ data, today }: Extract<PdfTask, { kind: 'read' }>) => {
  const beganAtMs = workedMs();
  tell({ beganAtMs });
  void read(data, today)
    .catch((): PdfReading => ({ reading: { state: 'notRecognised', reason: 'damaged' }, pages: 0, signs: null }))
    .then((found) => tell({ found, workedMs: workedMs() - beganAtMs }));
});
