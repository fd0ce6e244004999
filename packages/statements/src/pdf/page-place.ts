import { type Matrix, multiply } from './page-objects.ts';
import type { OpenPage } from './pdfium.ts';
import type { Piece } from './text-pieces.ts';

/** How a page is shown, in points from its upper left corner: `view` makes its text upright. */
export interface PagePlace {
  view: Matrix;
  width: number;
  height: number;
  area: number;
}

const QUARTERS = 4;
/** Text steeper than this is a watermark or runs sideways. */
const UPRIGHT = 0.1;

export function isUpright([scale, lean]: Matrix): boolean {
  return scale > 0 && Math.abs(lean) <= UPRIGHT * scale;
}

function viewOf(turn: number, [left, bottom, right, top]: readonly [number, number, number, number]): Matrix {
  if (turn === 1) return [0, 1, 1, 0, -bottom, -left];
  if (turn === 2) return [-1, 0, 0, 1, right, -bottom];
  if (turn === 3) return [0, -1, -1, 0, top, right];
  return [1, 0, 0, -1, -left, top];
}

/** Clockwise quarter turns after which most letters are upright; the page's own rotation unless another is better. */
function turnOf(pageTurn: number, box: readonly [number, number, number, number], pieces: readonly Piece[]): number {
  const turns = Array.from({ length: QUARTERS }, (_, index) => (pageTurn + index) % QUARTERS);
  const letters = turns.map((turn) => {
    const view = viewOf(turn, box);
    return pieces.reduce((sum, { matrix, glyphs }) => sum + (isUpright(multiply(view, matrix)) ? glyphs.length : 0), 0);
  });
  return turns[letters.indexOf(Math.max(...letters))] ?? pageTurn;
}

export function placeOf({ pdfium, page, scratch }: OpenPage, pieces: readonly Piece[]): PagePlace {
  pdfium._FPDF_GetPageBoundingBox(page, scratch);
  const from = scratch / Float32Array.BYTES_PER_ELEMENT;
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(from, from + 4);
  const box = [left, bottom, right, top] as const;
  const [across, along] = [right - left, top - bottom];
  const turn = turnOf(pdfium._FPDFPage_GetRotation(page), box, pieces);
  const [width, height] = turn % 2 === 0 ? [across, along] : [along, across];
  return { view: viewOf(turn, box), width, height, area: across * along };
}
