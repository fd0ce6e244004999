import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

const POINTS_PER_INCH = 72;
/** More than a legal page at 300 dpi; larger pages are scaled down. */
const PIXELS_MAXIMUM = 12_000_000;

export interface PagePicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  pixelsPerInch: number;
}

interface DrawOptions {
  /** Maximum number of pages; a file with more is not drawn at all. */
  pages: number;
  pixelsPerInch: number;
}

interface PageToDraw {
  draw: () => Promise<PagePicture>;
  pageCount: number;
}

export async function* drawPages(data: Uint8Array, options: DrawOptions): AsyncGenerator<PageToDraw> {
  const library = await PDFiumLibrary.init();
  try {
    yield* pagesOf(await library.loadDocument(data), options);
  } finally {
    library.destroy();
  }
}

function* pagesOf(document: PDFiumDocument, { pages, pixelsPerInch }: DrawOptions): Generator<PageToDraw> {
  const count = document.getPageCount();
  if (count > pages) return;
  for (let index = 0; index < count; index += 1)
    yield { draw: () => draw(document.getPage(index), pixelsPerInch), pageCount: count };
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
