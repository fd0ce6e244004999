import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { PageText } from '../domain/reading/page-text.ts';
import { readStatement } from '../domain/reading/read-statement.ts';
import { pageLines, type TextRun } from './page-lines.ts';
import type { PdfAnswers, PdfReading, PdfTask, PdfVerdict } from './pdf-verdict.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type Matrix = readonly number[];

/** A year of statements in one file, at most. */
const PAGES_MAXIMUM = 60;
/** Time of a processor: what has been read by then is enough, well below the limit at which the thread is given up. */
const READING_WORK_MS = 5000;
const MICROSECONDS_IN_MS = 1000;
/** Text that leans further is a watermark or stands on its side. */
const UPRIGHT = 0.1;

async function open<Result>(
  data: Uint8Array,
  use: (document: PdfDocument) => Promise<Result>,
): Promise<Result | 'protected' | 'damaged'> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, stopAtErrors: true });
  try {
    return await use(await task.promise);
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged';
  } finally {
    await task.destroy();
  }
}

/** Opens the document and its first and last page, which reads its structure and draws nothing. */
function examine(data: Uint8Array): Promise<PdfVerdict> {
  return open(data, async (document) => {
    await document.getPage(1);
    await document.getPage(document.numPages);
    return 'readable' as const;
  });
}

function multiply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, inner: Matrix): number[] {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

async function readPage(document: PdfDocument, number: number): Promise<PageText> {
  const page = await document.getPage(number);
  const view: Matrix = page.getViewport({ scale: 1 }).transform;
  const { items } = await page.getTextContent();
  page.cleanup();
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [scale = 0, lean = 0, , , x = 0, y = 0] = multiply(view, item.transform as Matrix);
    const size = Math.hypot(scale, lean);
    return scale <= 0 || Math.abs(lean) > UPRIGHT * scale ? [] : [{ text: item.str, x, y, width: item.width, size }];
  });
  return pageLines(runs);
}

/** How long this thread has worked, whatever else the machine did meanwhile. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_IN_MS;
}

/** Reads the first page first, and the others while there is time. A fault on a later page loses that page alone. */
async function read(data: Uint8Array, today: string): Promise<PdfReading> {
  const endsAt = workedMs() + READING_WORK_MS;
  const pages: PageText[] = [];
  const outcome = await open(data, async (document) => {
    const count = Math.min(document.numPages, PAGES_MAXIMUM);
    for (let number = 1; number <= count && (number === 1 || workedMs() < endsAt); number += 1) {
      pages.push(number === 1 ? await readPage(document, 1) : await readPage(document, number).catch(() => []));
    }
    return readStatement(pages, today);
  });
  const reading = typeof outcome === 'string' ? ({ state: 'notRecognised', reason: outcome } as const) : outcome;
  return { reading, pages: pages.length };
}

const work = {
  examine: ({ data }) => examine(data),
  read: ({ data, today }) => read(data, today),
} as const satisfies {
  [Kind in PdfTask['kind']]: (task: Extract<PdfTask, { kind: Kind }>) => Promise<PdfAnswers[Kind]>;
};

parentPort?.on('message', (task: PdfTask) => {
  const answer = task.kind === 'examine' ? work.examine(task) : work.read(task);
  void answer.then((found) => parentPort?.postMessage(found));
});
