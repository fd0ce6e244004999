import { createPdfReader } from '@portal/statements/pdf/pdf-reader';
import { createReaderTally, type ReaderFigure } from './reader-tally.ts';

/** One reader per process: limits how many files are open at once, in uploads and jobs together. */
export const pdfReader = createPdfReader();

export const readerTally = createReaderTally();

export function readerFigures(): { done: readonly ReaderFigure[]; waiting: number } {
  return { done: readerTally.figures(), waiting: pdfReader.waiting() };
}
