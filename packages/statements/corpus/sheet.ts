import {
  PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  rgb,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
} from 'pdf-lib';
import { picturePng } from './picture.ts';

export const letterings = ['plain', 'apart', 'spaced', 'squashed', 'noBreak'] as const;
export type Lettering = (typeof letterings)[number];

const PAGE: [number, number] = [612, 792];
const SIZE = 10;
export const LINE = 14;
const TOP = 50;
const LETTER_GAP = 2.5;

/** Which end of the text is at `x`. */
export type Align = 'left' | 'right' | 'centre';

export interface WriteOptions {
  x?: number;
  align?: Align;
  lettering?: Lettering;
  size?: number;
  isBold?: boolean;
}

export interface Sheet {
  write(text: string, options?: WriteOptions): void;
  feed(lines?: number): void;
  /** Moves to a height, in points from the top. */
  goTo(fromTop: number): void;
}

const spelled: Record<Lettering, (text: string) => string> = {
  plain: (text) => text,
  apart: (text) => text,
  spaced: (text) =>
    text
      .split(' ')
      .map((word) => Array.from(word).join(' '))
      .join('   '),
  squashed: (text) => text.replaceAll(' ', ''),
  noBreak: (text) => text.replaceAll(' ', '\u00a0'),
};

interface Place {
  x: number;
  y: number;
  size: number;
}

function drawApart(page: PDFPage, font: PDFFont, text: string, at: Place): void {
  let { x } = at;
  for (const letter of text) {
    page.drawText(letter, { ...at, x, font });
    x += font.widthOfTextAtSize(letter, at.size) + LETTER_GAP;
  }
}

function widthOf(font: PDFFont, text: string, size: number, lettering: Lettering): number {
  return font.widthOfTextAtSize(text, size) + (lettering === 'apart' ? LETTER_GAP * (Array.from(text).length - 1) : 0);
}

const leftShare: Record<Align, number> = { left: 0, centre: 0.5, right: 1 };

export function heightOf(draw: (sheet: Sheet) => void): number {
  let y = TOP;
  draw({ write: () => undefined, feed: (lines = 1) => (y += lines * LINE), goTo: (fromTop) => (y = fromTop) });
  return y;
}

/** A fixed date, so that the same input gives the same bytes. */
const MADE_ON = '2026-01-01';

/**
 * Text with a full-page picture: invisible or white text over it, text under it, or visible text over it as a
 * background.
 */
export type PictureLook = 'unseen' | 'white' | 'under' | 'background';

const WHITE = rgb(1, 1, 1);

function drawPicture(page: PDFPage, picture: PDFImage): void {
  page.drawImage(picture, { x: 0, y: 0, width: PAGE[0], height: PAGE[1] });
}

export interface PdfLook {
  lettering?: Lettering;
  /** Each page contains a picture of another page. */
  picture?: PictureLook;
  /** Day of creation, as YYYY-MM-DD. */
  madeOn?: string;
}

export async function writePdf(
  pages: readonly ((sheet: Sheet) => void)[],
  { lettering = 'plain', picture: look, madeOn = MADE_ON }: PdfLook = {},
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(new Date(`${madeOn}T12:00:00Z`));
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const picture = look && (await document.embedPng(picturePng(look === 'background')));
  for (const draw of pages) {
    const page = document.addPage(PAGE);
    if (picture && look !== 'under') drawPicture(page, picture);
    if (look === 'unseen') page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    const colour = look === 'white' ? { color: WHITE } : {};
    let y = PAGE[1] - TOP;
    draw({
      write: (text, { x = 50, align = 'left', lettering: own = lettering, size = SIZE, isBold = false } = {}) => {
        const font = isBold ? bold : regular;
        const spelledOut = spelled[own](text);
        const left = x - leftShare[align] * widthOf(font, spelledOut, size, own);
        if (own === 'apart') drawApart(page, font, spelledOut, { x: left, y, size });
        else page.drawText(spelledOut, { x: left, y, size, font, ...colour });
      },
      feed: (lines = 1) => (y -= lines * LINE),
      goTo: (fromTop) => (y = PAGE[1] - fromTop),
    });
    if (picture && look === 'under') drawPicture(page, picture);
  }
  return Buffer.from(await document.save());
}

export async function writeScan(): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(new Date(`${MADE_ON}T12:00:00Z`));
  const page = document.addPage(PAGE);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  page.drawImage(await document.embedPng(pixel), { x: 30, y: 30, width: 550, height: 730 });
  return Buffer.from(await document.save());
}
