import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { DocumentSigns } from '../domain/document-signs.ts';
import { oddAmountsOf } from './document-signs.ts';
import { hidesItsText } from './hidden-text.ts';
import type { TextRun } from './page-lines.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type Matrix = readonly [number, number, number, number, number, number];

/** Text at a steeper angle is a watermark or runs sideways. */
const UPRIGHT = 0.1;

/** Opens a PDF for a while; why it cannot be opened, if it cannot. */
export async function openPdf<Result>(
  data: Uint8Array,
  use: (document: PdfDocument) => Promise<Result>,
): Promise<Result | 'protected' | 'damaged'> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, stopAtErrors: true });
  try {
    return await use(await task.promise);
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged';
  } finally {
    await task.destroy();
  }
}

/** Applies the inner transformation first, as PDF's six numbers (ISO 32000-1, 8.3.4). */
function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export interface ReadPageOptions {
  /** To which amounts in a strange font are added. */
  oddAmounts: DocumentSigns['oddAmounts'];
  /** Whether the file has pictures of whole pages, whose text may be another than the one seen. */
  hasPictures: boolean;
}

export interface ReadPage {
  runs: readonly TextRun[];
  /** What one sees of it is a picture. */
  isPicture: boolean;
}

/** The text of a page, counted from 1. A picture that hides its text has none: what is not seen is not believed. */
export async function readPage(
  document: PdfDocument,
  number: number,
  { oddAmounts, hasPictures }: ReadPageOptions,
): Promise<ReadPage> {
  const page = await document.getPage(number);
  const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const { items } = await page.getTextContent();
  const isPicture = hasPictures && (items.length === 0 || (await hidesItsText(page)));
  page.cleanup();
  if (isPicture) return { runs: [], isPicture };
  const amounts = oddAmountsOf(items);
  if (amounts > 0) oddAmounts.push({ page: number, amounts });
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [scale, lean, , , x, y] = multiply(view, item.transform as unknown as Matrix);
    const size = Math.hypot(scale, lean);
    return scale <= 0 || Math.abs(lean) > UPRIGHT * scale ? [] : [{ text: item.str, x, y, width: item.width, size }];
  });
  return { runs, isPicture };
}
