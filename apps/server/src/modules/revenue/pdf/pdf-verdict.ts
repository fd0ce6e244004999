import type { ReadStatement } from '../domain/reading/read-statement.ts';

/** What opening a PDF has shown: it can be read, it asks for a password, it cannot be read, or it took too long. */
export type PdfVerdict = 'readable' | 'protected' | 'damaged' | 'tooSlow';

/** What is asked of the thread that opens PDFs. */
export type PdfTask =
  | { kind: 'examine'; data: Uint8Array<ArrayBuffer> }
  /** `today` is YYYY-MM-DD in the product's calendar. */
  | { kind: 'read'; data: Uint8Array<ArrayBuffer>; today: string };

/** A statement as read, and how many of its pages were; or why it could not be opened, or not yet. */
export interface PdfReading {
  reading: ReadStatement | { state: 'notRecognised'; reason: Exclude<PdfVerdict, 'readable'> | 'machineBusy' };
  pages: number;
}

export interface PdfAnswers {
  examine: PdfVerdict;
  read: PdfReading;
}
