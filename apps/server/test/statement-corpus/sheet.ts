import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

/** How a bank's program draws its letters: all of these are seen in the wild. */
export const letterings = ['plain', 'apart', 'spaced', 'squashed', 'noBreak'] as const;
export type Lettering = (typeof letterings)[number];

const PAGE: [number, number] = [612, 792];
const SIZE = 10;
const LINE = 14;
const LETTER_GAP = 2.5;

/** A page that is written from top to bottom in columns. */
export interface Sheet {
  /** Writes on the current line, at `x` points from the left; `lettering` of the document unless another is given. */
  write(text: string, options?: { x?: number; lettering?: Lettering; size?: number }): void;
  /** Goes to the next line, or several further down. */
  feed(lines?: number): void;
}

const drawers: Record<
  Lettering,
  (page: PDFPage, font: PDFFont, text: string, at: { x: number; y: number; size: number }) => void
> = {
  plain: (page, font, text, at) => page.drawText(text, { ...at, font }),
  apart: (page, font, text, at) => {
    let { x } = at;
    for (const letter of text) {
      page.drawText(letter, { ...at, x, font });
      x += font.widthOfTextAtSize(letter, at.size) + LETTER_GAP;
    }
  },
  spaced: (page, font, text, at) =>
    page.drawText(
      text
        .split(' ')
        .map((word) => Array.from(word).join(' '))
        .join('   '),
      { ...at, font },
    ),
  squashed: (page, font, text, at) => page.drawText(text.replaceAll(' ', ''), { ...at, font }),
  noBreak: (page, font, text, at) => page.drawText(text.replaceAll(' ', '\u00a0'), { ...at, font }),
};

/** The same description gives the same bytes: nothing of the clock goes into them. */
const MADE_AT = new Date('2026-01-01T00:00:00Z');

/** Writes a PDF of several pages. */
export async function writePdf(
  pages: readonly ((sheet: Sheet) => void)[],
  lettering: Lettering = 'plain',
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(MADE_AT);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const draw of pages) {
    const page = document.addPage(PAGE);
    let y = PAGE[1] - 50;
    draw({
      write: (text, { x = 50, lettering: own = lettering, size = SIZE } = {}) =>
        drawers[own](page, font, text, { x, y, size }),
      feed: (lines = 1) => (y -= lines * LINE),
    });
  }
  return Buffer.from(await document.save());
}

/** A page that is only a picture, as a scanner makes it: a grey square. */
export async function writeScan(): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(MADE_AT);
  const page = document.addPage(PAGE);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  page.drawImage(await document.embedPng(pixel), { x: 30, y: 30, width: 550, height: 730 });
  return Buffer.from(await document.save());
}
