import type { FileSign } from '@portal/contract/application/statements/file-signs';
import { findPageSigns } from '../genuine/page-signs.ts';
import { hasMoney } from '../reading/page-text.ts';
import { drawnPage, hiddenLetters, hidesAmounts, isPicture } from './hidden-text.ts';
import type { TextRun } from './page-lines.ts';
import { readNotes } from './page-notes.ts';
import { readObjects } from './page-objects.ts';
import { type PagePlace, placeOf } from './page-place.ts';
import type { OpenPage, PdfDocument } from './pdfium.ts';
import { readPieces, runsOf } from './text-pieces.ts';

export interface ReadPage {
  runs: readonly TextRun[];
  /** Whether people see a picture instead of the page's text. */
  isPicture: boolean;
  hidesAmounts: boolean;
  signs: readonly FileSign[];
}

function read(open: OpenPage) {
  const objects = readObjects(open);
  const pieces = readPieces(open, objects);
  return { objects, pieces, place: placeOf(open, pieces) };
}

/** Text of a page (from 1) with its positions, including invisible text. Throws if the page cannot be read. */
export function readRuns(document: PdfDocument, number: number): TextRun[] {
  return document.page(number, (open) => {
    const { pieces, place } = read(open);
    return runsOf(pieces, place);
  });
}

/**
 * Text of a page (from 1). A picture page that hides its text has none: invisible text is not trusted. Throws if the
 * page cannot be read.
 */
export function readPage(document: PdfDocument, number: number): ReadPage {
  return document.page(number, (open) => {
    const { objects, pieces, place } = read(open);
    const { view, area } = place;
    const hidden = hiddenLetters(pieces, objects);
    if (isPicture(pieces, hidden, { objects, area }))
      return { runs: [], isPicture: true, hidesAmounts: false, signs: [] };
    const runs = runsOf(pieces, place);
    const drawn = drawnPage(pieces, hidden, { covers: objects.covers, view });
    return {
      runs,
      isPicture: false,
      hidesAmounts: hidesAmounts(pieces, hidden) || runs.some((run) => isOutside(run, place)),
      signs: findPageSigns({ runs, drawn, notes: readNotes(open, view) }, number),
    };
  });
}

function isOutside({ text, x, y, width }: TextRun, page: PagePlace): boolean {
  const middle = x + width / 2;
  return hasMoney.test(text) && (middle < 0 || middle > page.width || y < 0 || y > page.height);
}
