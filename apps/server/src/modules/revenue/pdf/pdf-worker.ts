import { parentPort } from 'node:worker_threads';
import type { DocumentSigns } from '../domain/document-signs.ts';
import type { PageText } from '../domain/reading/page-text.ts';
import { FIRST_PAGES, readStatement } from '../domain/reading/read-statement.ts';
import { countUpdates, programOf } from './document-signs.ts';
import { hasLargePictures } from './hidden-text.ts';
import { setNiceness } from './niceness.ts';
import { workedMsOf } from './processor-time.ts';
import type { PdfMessage, PdfReplies, PdfReading, PdfTask, PdfVerdict } from './pdf-verdict.ts';
import { openPdf, type PdfDocument, readPage } from './read-pages.ts';

/** A year of statements in one file, at most. */
const PAGES_MAXIMUM = 60;
/** CPU time: what has been read by then is enough, well below the limit at which the thread is ended. */
const READING_WORK_MS = 5000;

/** Opens the document and its first and last page, which reads its structure and draws nothing. */
function examine(data: Uint8Array): Promise<PdfVerdict> {
  return openPdf(data, async (document) => {
    await document.getPage(1);
    await document.getPage(document.numPages);
    return 'readable' as const;
  });
}

function workedMs(): number {
  return workedMsOf(process.threadCpuUsage());
}

/**
 * Reads the first page first, and the others while there is time. An error on a later page loses only that page. If the
 * first ones have no text, the others are not looked at.
 */
async function read(data: Uint8Array, today: string): Promise<PdfReading> {
  const endsAt = workedMs() + READING_WORK_MS;
  const pages: PageText[] = [];
  const signs: DocumentSigns = { program: '', updates: countUpdates(data), oddAmounts: [] };
  const options = { oddAmounts: signs.oddAmounts, hasPictures: hasLargePictures(data) };
  const page = (document: PdfDocument, number: number) => readPage(document, number, options);
  const isEnough = (number: number) => number > FIRST_PAGES && pages.every(({ length }) => length === 0);
  const outcome = await openPdf(data, async (document) => {
    const count = Math.min(document.numPages, PAGES_MAXIMUM);
    for (let number = 1; number <= count && (number === 1 || workedMs() < endsAt); number += 1) {
      if (isEnough(number)) break;
      pages.push(number === 1 ? await page(document, 1) : await page(document, number).catch(() => []));
    }
    signs.program = await programOf(document);
    return readStatement(pages, today);
  });
  const isOpened = typeof outcome !== 'string';
  const reading = isOpened ? outcome : ({ state: 'notRecognised', reason: outcome } as const);
  return { reading, pages: pages.length, signs: isOpened ? signs : null };
}

const work = {
  examine: ({ data }) => examine(data),
  read: ({ data, today }) => read(data, today),
} as const satisfies {
  [Kind in PdfTask['kind']]: (task: Extract<PdfTask, { kind: Kind }>) => Promise<PdfReplies[Kind]>;
};

setNiceness();

const tell = (message: PdfMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (task: PdfTask) => {
  const beganAtMs = workedMs();
  tell({ beganAtMs });
  const answer = task.kind === 'examine' ? work.examine(task) : work.read(task);
  void answer.then((found) => tell({ found, workedMs: workedMs() - beganAtMs }));
});
