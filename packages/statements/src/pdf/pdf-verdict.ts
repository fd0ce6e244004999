import type { DocumentSigns } from './document-signs.ts';
import { isProven, type ReadStatement, type UnrecognizedStatement } from '../reading/read-statement.ts';
import type { UnreadReason } from '../reading/unread-reason.ts';

export type PdfVerdict = 'readable' | 'protected' | 'damaged';

/** Why opening was abandoned: too slow, a busy machine, or no turn in time. */
export type PdfNotOpened = 'tooSlow' | 'machineBusy' | 'noTurn';

export type PdfTask =
  | { kind: 'examine'; data: Uint8Array<ArrayBuffer> }
  /** `today` is YYYY-MM-DD in the product's time zone. */
  | { kind: 'read'; data: Uint8Array<ArrayBuffer>; today: string };

/** A reading with its page count, or why the file could not be opened, permanently or for now. */
export interface PdfReading {
  reading: ReadStatement | UnrecognizedStatement<Exclude<PdfVerdict, 'readable'> | Exclude<PdfNotOpened, 'noTurn'>>;
  pages: number;
  pictures: number;
  /** Null if the file could not be opened. */
  signs: DocumentSigns | null;
}

export function unread<Reason extends UnreadReason>(reason: Reason) {
  return { reading: { state: 'notRecognised', reason }, pages: 0, pictures: 0, signs: null } as const;
}

export function isLeftToPictures({
  reading,
  pictures,
}: {
  reading: ReadStatement | UnrecognizedStatement<UnreadReason>;
  pictures: number;
}): boolean {
  if (reading.state === 'notRecognised') return reading.reason === 'noText' || pictures > 0;
  return pictures > 0 && !reading.isCreditCard && !isProven(reading);
}

export interface PdfReplies {
  examine: PdfVerdict;
  read: PdfReading;
}

/** Number of pages of a scan that were started, counted again in each pass over its `pageCount` pages. */
export interface ReadingPage {
  begun: number;
  pageCount: number;
}

/** The thread first reports its processor time (ms) so far, then the pages of a scan, then the result. */
export type PdfMessage<Kind extends PdfTask['kind'] = PdfTask['kind']> =
  { beganAtMs: number } | { page: ReadingPage } | { found: PdfReplies[Kind]; workedMs: number };
