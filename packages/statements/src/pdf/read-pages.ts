import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import { type DocumentSigns, oddAmountsOf } from './document-signs.ts';
import { hasMoney } from '../reading/page-text.ts';
import { hidesItsText, type Matrix, multiply } from './hidden-text.ts';
import type { TextRun } from './page-lines.ts';
import { hidesAmounts } from './unseen-amounts.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** Steeper text is a watermark or runs sideways. */
const UPRIGHT = 0.1;

/** Opens a PDF and closes it afterwards; returns the reason if it cannot be opened. */
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

export interface ReadPageOptions {
  /** Collects amounts in odd fonts. */
  oddAmounts: DocumentSigns['oddAmounts'];
  hasPictures: boolean;
  mayHideText: boolean;
}

export interface ReadPage {
  runs: readonly TextRun[];
  /** Whether people see a picture instead of the page's text. */
  isPicture: boolean;
  /** Whether the page's text contains an invisible amount. */
  hidesAmounts: boolean;
}

/** Text of a page (from 1). A picture page that hides its text has none: invisible text is not trusted. */
export async function readPage(
  document: PdfDocument,
  number: number,
  { oddAmounts, hasPictures, mayHideText }: ReadPageOptions,
): Promise<ReadPage> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const view = viewport.transform as unknown as Matrix;
  const { items } = await page.getTextContent();
  const hasAmounts = items.some((item) => 'str' in item && hasMoney.test(item.str));
  const isPicture = hasPictures && (items.length === 0 || (await hidesItsText(page, { hasAmounts })));
  const isUnseen = mayHideText && !isPicture && (await hidesAmounts(page));
  page.cleanup();
  if (isPicture) return { runs: [], isPicture, hidesAmounts: false };
  const amounts = oddAmountsOf(items);
  if (amounts > 0) oddAmounts.push({ page: number, amounts });
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [scale, lean, , , x, y] = multiply(view, item.transform as unknown as Matrix);
    const size = Math.hypot(scale, lean);
    return scale <= 0 || Math.abs(lean) > UPRIGHT * scale ? [] : [{ text: item.str, x, y, width: item.width, size }];
  });
  const isOutside = ({ text, x, y, width }: TextRun) =>
    hasMoney.test(text) && (x + width / 2 < 0 || x + width / 2 > viewport.width || y < 0 || y > viewport.height);
  return { runs, isPicture, hidesAmounts: isUnseen || runs.some(isOutside) };
}
