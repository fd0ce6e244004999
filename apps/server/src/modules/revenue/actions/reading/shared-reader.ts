import { createPdfReader } from '@portal/statements/pdf/pdf-reader';
import { createReaderTally, type ReaderFigure } from './reader-tally.ts';

/** One per process: it bounds how many files are open at once, in uploads and jobs together. */
export const pdfReader = createPdfReader();

/** What `pdfReader` has done. */
export const readerTally = createReaderTally();

/** What the reader of this process has done, and how many files wait for their turn. */
export function readerFigures(): { done: readonly ReaderFigure[]; waiting: number } {
  return { done: readerTally.figures(), waiting: pdfReader.waiting() };
}
