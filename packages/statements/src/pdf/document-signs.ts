import type { PDFDocumentProxy } from 'unpdf/pdfjs';

export interface DocumentSigns {
  program: string;
  updates: number;
  /** Pages with amounts in a font used nowhere else on the page, and how many. */
  oddAmounts: { page: number; amounts: number }[];
}

type TextItems = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>>['items'];

const PROGRAM_LETTERS_MOST = 200;
/**
 * A linearized file says so in its first object and has two end-of-file markers from the start (ISO 32000-1, annex F).
 */
const LINEARIZED_WITHIN_BYTES = 1024;

const AMOUNT = /^[-−–(]?\s*\$?\s*\d{1,3}(?:[ ,.\u00A0\u202F]?\d{3})*[.,]\d{2}\s*\)?[-−–]?\s*\$?$/u;
/** Minimum number of amounts that share a font before another font is odd. */
const COLUMN_AT_LEAST = 4;
/** Upper bound, since each amount is compared with all others. */
const AMOUNTS_MOST = 400;
const AMOUNT_LETTERS_MOST = 24;
const ENDS_LOOKED_AT = 1000;
const END_BYTES = 40;
/** Maximum distance between right edges in one column, in points. */
const COLUMN_TOLERANCE = 1.5;

/**
 * Number of incremental updates: counts the end-of-file markers after the first one whose table refers to an earlier
 * table.
 */
export function countUpdates(data: Uint8Array): number {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const isLinearized = bytes.subarray(0, LINEARIZED_WITHIN_BYTES).includes('/Linearized');
  let ends = 0;
  let at = bytes.indexOf('startxref');
  for (let looked = 0; at >= 0 && looked < ENDS_LOOKED_AT; looked += 1) {
    if (/^startxref\s+\d+\s+%%EOF/u.test(bytes.toString('latin1', at, at + END_BYTES))) ends += 1;
    at = bytes.indexOf('startxref', at + 1);
  }

  return Math.max(0, ends - (isLinearized ? 2 : 1));
}

export async function programOf(document: Pick<PDFDocumentProxy, 'getMetadata'>): Promise<string> {
  const { info } = await document.getMetadata();
  const { Creator: creator, Producer: producer } = info as { Creator?: unknown; Producer?: unknown };
  const named = [creator, producer].filter((each) => typeof each === 'string' && each.trim() !== '');
  return [...new Set(named)].join(' · ').slice(0, PROGRAM_LETTERS_MOST);
}

/**
 * Number of amounts in a font used nowhere else on the page, in a column whose other amounts share a font. A bold total
 * is not odd: its label is bold, too.
 */
export function oddAmountsOf(items: TextItems): number {
  const amounts: { font: string; end: number }[] = [];
  const fontsOfWords = new Set<string>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    if (!isAmount(item.str)) fontsOfWords.add(item.fontName);
    else if (amounts.length < AMOUNTS_MOST)
      amounts.push({ font: item.fontName, end: Number(item.transform[4]) + item.width });
  }
  const odd = amounts.filter(({ font, end }) => {
    if (fontsOfWords.has(font)) return false;
    const column = amounts.filter((other) => other.font !== font && Math.abs(other.end - end) <= COLUMN_TOLERANCE);
    return column.length >= COLUMN_AT_LEAST && new Set(column.map((other) => other.font)).size === 1;
  });
  return odd.length < amounts.length / 2 ? odd.length : 0;
}

function isAmount(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= AMOUNT_LETTERS_MOST && AMOUNT.test(trimmed);
}
