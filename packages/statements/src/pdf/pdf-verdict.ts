import type { DocumentSigns } from './document-signs.ts';
import { isProven, type ReadStatement, type UnrecognizedStatement } from '../reading/read-statement.ts';
import type { UnreadReason } from '../reading/unread-reason.ts';

/** The result of opening a PDF: it can be read, it asks for a password, or it cannot be read. */
export type PdfVerdict = 'readable' | 'protected' | 'damaged';

/** Why a file was not opened to the end: it takes long, the machine had no time, or its turn came too late or ended. */
export type PdfNotOpened = 'tooSlow' | 'machineBusy' | 'noTurn';

/** A task for the thread that opens PDFs. */
export type PdfTask =
  | { kind: 'examine'; data: Uint8Array<ArrayBuffer> }
  /** `today` is YYYY-MM-DD in the product's time zone. */
  | { kind: 'read'; data: Uint8Array<ArrayBuffer>; today: string };

/** A statement as read, and its number of pages; or why it could not be opened, or not yet. */
export interface PdfReading {
  reading: ReadStatement | UnrecognizedStatement<Exclude<PdfVerdict, 'readable'> | Exclude<PdfNotOpened, 'noTurn'>>;
  pages: number;
  /** How many pages are pictures, so that what they say is missing from the reading. */
  pictures: number;
  /** Null where it could not be opened. */
  signs: DocumentSigns | null;
}

/** Of a file of which nothing was read. */
export function unread<Reason extends UnreadReason>(reason: Reason) {
  return { reading: { state: 'notRecognised', reason }, pages: 0, pictures: 0, signs: null } as const;
}

/** Whether what is missing of a reading may be on pages that are pictures. */
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

/** What the thread says: how much it had worked when it began a task, and then the result. Processor time, in ms. */
export type PdfMessage<Kind extends PdfTask['kind'] = PdfTask['kind']> =
  { beganAtMs: number } | { found: PdfReplies[Kind]; workedMs: number };
