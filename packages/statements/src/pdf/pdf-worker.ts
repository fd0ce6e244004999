import { parentPort } from 'node:worker_threads';
import { readStatement } from '../reading/read-statement.ts';
import { setNiceness } from './niceness.ts';
import { pageLines } from './page-lines.ts';
import {
  type PdfMessage,
  type PdfReplies,
  type PdfReading,
  type PdfTask,
  type PdfVerdict,
  unread,
} from './pdf-verdict.ts';
import { workedMs } from './processor-time.ts';
import { openPdf, preparePdfium } from './pdfium.ts';
import { factsOf, readText } from './read-text.ts';

/** Opens the document and finds its first and last page: reads the structure without drawing. */
function examine(data: Uint8Array): Promise<PdfVerdict> {
  return openPdf(data, (document) => {
    return document.hasPage(1) && document.hasPage(document.pageCount) ? 'readable' : 'damaged';
  });
}

async function read(data: Uint8Array, today: string): Promise<PdfReading> {
  const text = await readText(data);
  if (typeof text === 'string') return unread(text);
  const { pages, signs } = text;
  const reading = readStatement(
    pages.map(({ runs }) => pageLines(runs)),
    today,
    factsOf(text),
  );
  return { reading, pages: pages.length, pictures: pages.filter(({ isPicture }) => isPicture).length, signs };
}

const work = {
  examine: ({ data }) => examine(data),
  read: ({ data, today }) => read(data, today),
} as const satisfies {
  [Kind in PdfTask['kind']]: (task: Extract<PdfTask, { kind: Kind }>) => Promise<PdfReplies[Kind]>;
};

setNiceness();
await preparePdfium();

const post = (message: PdfMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (task: PdfTask) => {
  const beganAtMs = workedMs();
  post({ beganAtMs });
  const answer = task.kind === 'examine' ? work.examine(task) : work.read(task);
  void answer.then((found) => post({ found, workedMs: workedMs() - beganAtMs }));
});
