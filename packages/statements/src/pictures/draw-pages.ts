import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

const POINTS_PER_INCH = 72;
/** A legal page at 300 an inch has fewer; a larger one is drawn smaller. */
const PIXELS_MAXIMUM = 12_000_000;

/** A page as a grey picture. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  pixelsPerInch: number;
}

interface DrawOptions {
  /** Of a file with more pages than these, none is drawn. */
  pages: number;
  pixelsPerInch: number;
}

/** Draws a page. Rejects if it cannot be drawn. */
export type DrawPage = () => Promise<PagePicture>;

/** The pages of a PDF one after the other, as far as they are asked for, each to be drawn while it is its turn. */
export async function* drawPages(data: Uint8Array, options: DrawOptions): AsyncGenerator<DrawPage> {
  const library = await PDFiumLibrary.init();
  try {
    yield* pagesOf(await library.loadDocument(data), options);
  } finally {
    library.destroy();
  }
}

function* pagesOf(document: PDFiumDocument, { pages, pixelsPerInch }: DrawOptions): Generator<DrawPage> {
  const count = document.getPageCount();
  if (count > pages) return;
  for (let index = 0; index < count; index += 1) yield () => draw(document.getPage(index), pixelsPerInch);
}

async function draw(page: PDFiumPage, pixelsPerInch: number): Promise<PagePicture> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const largest = Math.sqrt(PIXELS_MAXIMUM / (originalWidth * originalHeight));
  const scale = Math.min(pixelsPerInch / POINTS_PER_INCH, largest);
  const { width, height, data } = await page.render({
    scale,
    colorSpace: 'Gray',
    render: ({ data: drawn }) => Promise.resolve(drawn),
  });
  return { width, height, pixels: data, pixelsPerInch: scale * POINTS_PER_INCH };
}
