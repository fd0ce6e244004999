import type { TextRun } from './page-lines.ts';
import { type Box, type Matrix, matrixAt, multiply, type PageObjects, type TextLook } from './page-objects.ts';
import { isUpright, type PagePlace } from './page-place.ts';
import type { OpenPage, Pdfium } from './pdfium.ts';

/** A character with its origin and the box of its advance, in the page's own points. */
export interface Glyph extends Box {
  text: string;
  x: number;
  y: number;
}

export interface Piece {
  look: TextLook;
  fontSize: number;
  matrix: Matrix;
  glyphs: Glyph[];
}

const SPACE = 32;
/** Character that PDFium returns for a hyphen at the end of a line. */
const LINE_END_HYPHEN = 2;
const HYPHEN = 45;
const DOUBLE = Float64Array.BYTES_PER_ELEMENT;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;
/** Gap in letter heights above which another run begins; the same applies to a step back. */
const GAP = 0.15;
const STEP_BACK = 0.5;
/** Maximum gap, in letter heights, between letters drawn one by one. */
const LETTER_GAP_MAXIMUM = 0.6;
/** More spaces than this separate columns. */
const SPACES_MAXIMUM = 4;
/** With fewer letters than this, equal gaps between all of them do not count as letter spacing. */
const SPACED_LETTERS_AT_LEAST = 4;

/** Code of a character; zero for spaces and line ends that PDFium added between words. */
function codeAt(pdfium: Pdfium, text: number, index: number): number {
  const code = pdfium._FPDFText_GetUnicode(text, index);
  if (code === LINE_END_HYPHEN) return HYPHEN;
  const isAdded = code < SPACE || (code === SPACE && pdfium._FPDFText_IsGenerated(text, index) !== 0);
  return isAdded ? 0 : code;
}

function glyphAt({ pdfium, scratch }: OpenPage, text: number, index: number): Glyph | undefined {
  const code = codeAt(pdfium, text, index);
  if (code === 0) return undefined;
  pdfium._FPDFText_GetLooseCharBox(text, index, scratch + 2 * DOUBLE);
  pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + DOUBLE);
  const { HEAPF32: floats, HEAPF64: doubles } = pdfium;
  const [origin, box] = [scratch / DOUBLE, (scratch + 2 * DOUBLE) / FLOAT];
  return {
    text: String.fromCodePoint(code),
    x: doubles[origin] ?? 0,
    y: doubles[origin + 1] ?? 0,
    left: floats[box] ?? 0,
    top: floats[box + 1] ?? 0,
    right: floats[box + 2] ?? 0,
    bottom: floats[box + 3] ?? 0,
  };
}

export function readPieces(open: OpenPage, { texts }: PageObjects): Piece[] {
  const { pdfium, page, scratch } = open;
  const text = pdfium._FPDFText_LoadPage(page);
  const count = pdfium._FPDFText_CountChars(text);
  const pieces: Piece[] = [];
  let last = 0;
  let piece: Piece | undefined;
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFText_GetTextObject(text, index);
    const look = texts.get(object);
    const glyph = look && glyphAt(open, text, index);
    if (!glyph) continue;
    if (!piece || object !== last) {
      pdfium._FPDFText_GetMatrix(text, index, scratch);
      piece = { look, matrix: matrixAt(open), fontSize: pdfium._FPDFText_GetFontSize(text, index), glyphs: [] };
      pieces.push(piece);
      last = object;
    }
    piece.glyphs.push(glyph);
  }
  pdfium._FPDFText_ClosePage(text);
  // PDFium sorts the text of a line by its place.
  return pieces.sort((left, right) => left.look.order - right.look.order);
}

interface Letter {
  text: string;
  x: number;
  y: number;
  end: number;
}

function letterOf({ text, x, y, left, bottom, right, top }: Glyph, [a, b, c, d, e, f]: Matrix): Letter {
  const end = Math.max(a * left + c * bottom, a * right + c * top) + e;
  return { text, x: a * x + c * y + e, y: b * x + d * y + f, end };
}

/** Spacing between all letters of a piece, in points. */
function spacingOf(letters: readonly Letter[]): number {
  if (letters.length < SPACED_LETTERS_AT_LEAST) return 0;
  let least = Number.POSITIVE_INFINITY;
  let last: Letter | undefined;
  for (const letter of letters) {
    if (last) least = Math.min(least, letter.x - last.end);
    last = letter;
  }
  return Math.max(0, least);
}

/** PDFium returns only the first of several spaces. */
function spacesBetween({ text, x, end }: Letter, next: Letter): string {
  if (text !== ' ') return '';
  const count = Math.round((next.x - end) / (end - x));
  return count > 0 && count < SPACES_MAXIMUM ? ' '.repeat(count) : '';
}

interface ShownPiece {
  letters: readonly Letter[];
  size: number;
  font: string;
}

function shownOf({ look, fontSize, matrix, glyphs }: Piece, { view }: PagePlace): ShownPiece[] {
  const shown = multiply(view, matrix);
  if (!isUpright(shown)) return [];
  const size = fontSize * Math.hypot(shown[0], shown[1]);
  return [{ letters: glyphs.map((glyph) => letterOf(glyph, view)), size, font: look.font }];
}

function partsOf({ letters, size, font }: ShownPiece): TextRun[] {
  const spacing = spacingOf(letters);
  const runs: TextRun[] = [];
  let [run, last]: [TextRun?, Letter?] = [];
  for (const letter of letters) {
    const spaces = last ? spacesBetween(last, letter) : '';
    if (!run || !last || isBreak(letter.x - last.end - spacing, size, spaces)) {
      const { text, x, y, end } = letter;
      run = { text, x, y, width: end - x, size, font };
      runs.push(run);
    } else {
      run.text += spaces + letter.text;
      run.width = letter.end - run.x;
    }
    last = letter;
  }
  return runs;
}

function isBreak(gap: number, size: number, spaces: string): boolean {
  return (gap > GAP * size && spaces === '') || gap < -STEP_BACK * size;
}

/** Adds a single letter to the letters drawn one by one before it; returns false if it does not continue them. */
function continues(run: TextRun, { letters: [letter, second], size, font }: ShownPiece): boolean {
  if (!letter || second || letter.text === ' ' || run.font !== font || run.y !== letter.y) return false;
  const gap = (letter.x - run.x - run.width) / size;
  if (gap < -GAP || gap > LETTER_GAP_MAXIMUM) return false;
  run.text += (gap > GAP ? ' ' : '') + letter.text;
  run.width = letter.end - run.x;
  return true;
}

export function runsOf(pieces: readonly Piece[], place: PagePlace): TextRun[] {
  const runs: TextRun[] = [];
  let letters: TextRun | undefined;
  for (const piece of pieces.flatMap((each) => shownOf(each, place))) {
    if (letters && continues(letters, piece)) continue;
    const parts = partsOf(piece);
    runs.push(...parts);
    letters = piece.letters.length === 1 ? parts[0] : undefined;
  }
  return runs.filter(({ text }) => text.trim() !== '');
}
