import { hasMoney } from '../reading/page-text.ts';
import type { DrawnPage } from '../genuine/drawn-signs.ts';
import { type Box, type Colour, type Matrix, type PageObjects, shownBox } from './page-objects.ts';
import type { Glyph, Piece } from './text-pieces.ts';

/** Pictures with fewer pixels than this are not a legible page but at most logos and signatures. */
const PIXELS_OF_A_PAGE = 300_000;
/** If pictures cover this much of a page, they are what people see. */
const COVERED_SHARE = 0.6;
/** If pictures cover this much of a page without amounts, they may show its table. */
const TABLE_SHARE = 0.3;
/** A background may have a little hidden text of its own. */
const HIDDEN_SHARE = 0.1;
/** A page of this many shapes and no text may draw its letters as shapes. */
const SHAPES_OF_LETTERS = 200;
/** Maximum colour difference at which letters are unreadable. */
const SEEN_DIFFERENCE = 16;
const WHITE: Colour = [255, 255, 255];

type Covers = PageObjects['covers'];

const isAlike = (left: Colour, right: Colour) =>
  left !== null &&
  right !== null &&
  left.every((part, index) => Math.abs(part - (right[index] ?? 0)) <= SEEN_DIFFERENCE);

const touches = (left: Box, right: Box) =>
  left.left <= right.right && left.right >= right.left && left.bottom <= right.top && left.top >= right.bottom;

function middleOf({ left, bottom, right, top }: Box): Box {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return { left: x, right: x, bottom: y, top: y };
}

function boxOf(glyphs: readonly Glyph[]): Box {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const { left, bottom, right, top } of glyphs) {
    box.left = Math.min(box.left, left);
    box.bottom = Math.min(box.bottom, bottom);
    box.right = Math.max(box.right, right);
    box.top = Math.max(box.top, top);
  }
  return box;
}

export type HiddenLetters = readonly (readonly boolean[])[];

export function hiddenLetters(pieces: readonly Piece[], { covers }: PageObjects): HiddenLetters {
  return pieces.map((piece) => hiddenOf(piece, covers));
}

/** Whether each character of a piece is invisible: not drawn, clipped, covered, or in the colour of what is below it. */
function hiddenOf({ look, glyphs }: Piece, covers: Covers): readonly boolean[] {
  const { isDrawn, clip, colour } = look;
  if (!isDrawn) return glyphs.map(() => true);
  const box = boxOf(glyphs);
  const near = covers.flatMap((cover, index) =>
    touches(box, cover) ? [{ cover, isAbove: index >= look.covers }] : [],
  );
  return glyphs.map((glyph) => {
    const middle = middleOf(glyph);
    if (clip && !touches(middle, clip)) return true;
    const over = near.findLast(({ cover }) => touches(middle, cover));
    return over?.isAbove === true || isAlike(colour, over ? over.cover.colour : WHITE);
  });
}

export function hidesAmounts(pieces: readonly Piece[], letters: HiddenLetters): boolean {
  const lines = new Map<number, string>();
  for (const [at, piece] of pieces.entries()) {
    const hidden = letters[at] ?? [];
    if (!hidden.includes(true)) continue;
    const isPart = ({ index, 0: amount }: RegExpExecArray) => hidden.slice(index, index + amount.length).includes(true);
    if ([...textOf(piece).matchAll(amounts)].some(isPart)) return true;
    for (const [index, { text, y }] of piece.glyphs.entries())
      if (hidden[index]) lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + text);
  }
  return [...lines.values()].some((line) => hasMoney.test(line));
}

const amounts = /\d[\d,. ]{0,20}[.,]\d{2}(?!\d)/gu;

/** Text with one UTF-16 unit per character. */
const textOf = ({ glyphs }: Piece) => glyphs.map(({ text }) => text.charAt(0)).join('');

/** How a page is drawn, in points as it is shown; undefined if nothing on it is hidden or on a white box. */
export function drawnPage(
  pieces: readonly Piece[],
  hidden: HiddenLetters,
  { covers, view }: { covers: Covers; view: Matrix },
): DrawnPage | undefined {
  const boxes = covers.map((cover) => ({ ...shownBox(cover, view), isWhite: isAlike(cover.colour, WHITE) }));
  if (!boxes.some(({ isWhite }) => isWhite) && !hidden.some((letters) => letters.includes(true))) return undefined;
  const letters = pieces.flatMap(({ glyphs, look }, at) =>
    glyphs.map((glyph, index) => {
      const { left: x, top: y } = shownBox(middleOf(glyph), view);
      return { x, y, isHidden: hidden[at]?.[index] === true, boxes: look.covers };
    }),
  );
  return { letters, boxes };
}

function hiddenShare(pieces: readonly Piece[], hidden: HiddenLetters): number {
  const unseen = pieces.flatMap(({ look }, at) => {
    const isWhite = isAlike(look.colour, WHITE);
    return (hidden[at] ?? []).map((isHidden) => isHidden || isWhite);
  });
  return unseen.filter(Boolean).length / Math.max(1, unseen.length);
}

/**
 * Whether people see a picture instead of a page's text: the text is below a picture or invisible, or there is none.
 * For text without amounts, also whether a picture may show the table.
 */
export function isPicture(
  pieces: readonly Piece[],
  hidden: HiddenLetters,
  { objects, area }: { objects: PageObjects; area: number },
): boolean {
  const isLarge = objects.picturePixels >= PIXELS_OF_A_PAGE;
  if (pieces.length === 0)
    return isLarge || objects.pictureArea >= TABLE_SHARE * area || objects.shapes >= SHAPES_OF_LETTERS;
  if (!isLarge) return false;
  const isCovered = objects.pictureArea >= COVERED_SHARE * area;
  if (isCovered && hiddenShare(pieces, hidden) >= HIDDEN_SHARE) return true;
  return !pieces.some((piece) => hasMoney.test(textOf(piece))) && objects.opaqueArea() >= TABLE_SHARE * area;
}
