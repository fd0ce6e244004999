import type { SignBox } from '@portal/contract/application/statements/file-signs';
import { type Matrix, shownBox } from './page-objects.ts';
import type { OpenPage } from './pdfium.ts';

/** Kinds of notes that replace what they cover: free text, squares, stamps and redactions (`fpdf_annot.h`). */
const coveringNotes: ReadonlySet<number> = new Set([3, 5, 13, 28]);

/** Boxes of the notes that PDF programs show over a page, except highlights, links and form fields. */
export function readNotes({ pdfium, page, scratch }: OpenPage, view: Matrix): SignBox[] {
  const notes: SignBox[] = [];
  for (let index = 0; index < pdfium._FPDFPage_GetAnnotCount(page); index += 1) {
    const note = pdfium._FPDFPage_GetAnnot(page, index);
    if (coveringNotes.has(pdfium._FPDFAnnot_GetSubtype(note)) && pdfium._FPDFAnnot_GetRect(note, scratch) !== 0) {
      const from = scratch / Float32Array.BYTES_PER_ELEMENT;
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(from, from + 4);
      const shown = shownBox({ left, bottom, right, top }, view);
      notes.push({ x: shown.left, y: shown.top, width: shown.right - shown.left, height: shown.bottom - shown.top });
    }
    pdfium._FPDFPage_CloseAnnot(note);
  }
  return notes;
}
