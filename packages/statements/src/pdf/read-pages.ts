import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { FileSign, SignBox } from '@portal/contract/application/statements/file-signs';
import { findPageSigns } from '../genuine/page-signs.ts';
import { hasMoney } from '../reading/page-text.ts';
import { hidesItsText, type Matrix, multiply, type Page } from './hidden-text.ts';
import type { TextRun } from './page-lines.ts';
import { readDrawing } from './unseen-amounts.ts';

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
  hasPictures: boolean;
  mayHideText: boolean;
}

export interface ReadPage {
  runs: readonly TextRun[];
  /** Whether people see a picture instead of the page's text. */
  isPicture: boolean;
  /** Whether the page's text contains an invisible amount. */
  hidesAmounts: boolean;
  signs: readonly FileSign[];
}

const viewOf = (page: Page) => page.getViewport({ scale: 1 }).transform as unknown as Matrix;

type TextItems = Awaited<ReturnType<Page['getTextContent']>>['items'];

function runsOf(items: TextItems, view: Matrix): TextRun[] {
  return items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [scale, lean, , , x, y] = multiply(view, item.transform as unknown as Matrix);
    const size = Math.hypot(scale, lean);
    if (scale <= 0 || Math.abs(lean) > UPRIGHT * scale) return [];
    return [{ text: item.str, x, y, width: item.width, size, font: item.fontName }];
  });
}

/** Text of a page (from 1) with its places, whether it can be seen or not. */
export async function readRuns(document: PdfDocument, number: number): Promise<TextRun[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return runsOf(items, viewOf(page));
}

/** Notes that replace what they cover in a PDF program; highlights, links and form fields do not. */
const coveringNotes: ReadonlySet<unknown> = new Set(['FreeText', 'Stamp', 'Square', 'Redact']);

async function notesOf(page: Page): Promise<SignBox[]> {
  const view = viewOf(page);
  const notes = (await page.getAnnotations()) as { subtype?: unknown; rect?: number[] }[];
  return notes
    .filter(({ subtype }) => coveringNotes.has(subtype))
    .map(({ rect: [left = 0, bottom = 0, right = 0, top = 0] = [] }) => {
      const [a, b] = [cornerOf(view, left, bottom), cornerOf(view, right, top)];
      return {
        ...{ x: Math.min(a.x, b.x), width: Math.abs(a.x - b.x) },
        ...{ y: Math.min(a.y, b.y), height: Math.abs(a.y - b.y) },
      };
    });
}

function cornerOf(view: Matrix, left: number, bottom: number): { x: number; y: number } {
  const [, , , , x, y] = multiply(view, [1, 0, 0, 1, left, bottom]);
  return { x, y };
}

/** Text of a page (from 1). A picture page that hides its text has none: invisible text is not trusted. */
export async function readPage(
  document: PdfDocument,
  number: number,
  { hasPictures, mayHideText }: ReadPageOptions,
): Promise<ReadPage> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const hasAmounts = items.some((item) => 'str' in item && hasMoney.test(item.str));
  const isPicture = hasPictures && (items.length === 0 || (await hidesItsText(page, { hasAmounts })));
  const drawing = mayHideText && !isPicture ? await readDrawing(page, viewOf(page)) : undefined;
  const notes = await notesOf(page);
  page.cleanup();
  if (isPicture) return { runs: [], isPicture, hidesAmounts: false, signs: [] };
  const runs = runsOf(items, viewOf(page));
  const isOutside = ({ text, x, y, width }: TextRun) =>
    hasMoney.test(text) && (x + width / 2 < 0 || x + width / 2 > viewport.width || y < 0 || y > viewport.height);
  return {
    runs,
    isPicture,
    hidesAmounts: (drawing?.hidesAmounts ?? false) || runs.some(isOutside),
    signs: findPageSigns({ runs, drawn: drawing?.drawn, notes }, number),
  };
}
