import { PDFiumModule } from '@hyzyla/pdfium';

/** Addresses in PDFium's memory; zero means none. */
type Address = number;

/** The functions of PDFium used here; `fpdfview.h`, `fpdf_text.h` and `fpdf_edit.h` of PDFium describe them. */
export interface Pdfium {
  wasmExports: { malloc: (bytes: number) => Address; free: (address: Address) => void };
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _FPDF_InitLibrary: () => void;
  _FPDF_LoadMemDocument: (bytes: Address, size: number, password: Address) => Address;
  _FPDF_GetLastError: () => number;
  _FPDF_CloseDocument: (document: Address) => void;
  _FPDF_GetPageCount: (document: Address) => number;
  _FPDF_GetMetaText: (document: Address, tag: Address, buffer: Address, bytes: number) => number;
  _FPDF_GetPageSizeByIndexF: (document: Address, index: number, size: Address) => number;
  _FPDF_LoadPage: (document: Address, index: number) => Address;
  _FPDF_ClosePage: (page: Address) => void;
  _FPDF_GetPageBoundingBox: (page: Address, box: Address) => number;
  _FPDFPage_GetRotation: (page: Address) => number;
  _FPDFPage_GetAnnotCount: (page: Address) => number;
  _FPDFPage_GetAnnot: (page: Address, index: number) => Address;
  _FPDFPage_CloseAnnot: (note: Address) => void;
  _FPDFAnnot_GetSubtype: (note: Address) => number;
  _FPDFAnnot_GetRect: (note: Address, box: Address) => number;
  _FPDFPage_CountObjects: (page: Address) => number;
  _FPDFPage_GetObject: (page: Address, index: number) => Address;
  _FPDFFormObj_CountObjects: (form: Address) => number;
  _FPDFFormObj_GetObject: (form: Address, index: number) => Address;
  _FPDFPageObj_GetType: (object: Address) => number;
  _FPDFPageObj_GetMatrix: (object: Address, matrix: Address) => number;
  _FPDFPageObj_GetBounds: (object: Address, left: Address, bottom: Address, right: Address, top: Address) => number;
  _FPDFPageObj_GetFillColor: (object: Address, red: Address, green: Address, blue: Address, alpha: Address) => number;
  _FPDFPageObj_GetStrokeColor: (object: Address, red: Address, green: Address, blue: Address, alpha: Address) => number;
  _FPDFPageObj_HasTransparency: (object: Address) => number;
  _FPDFPageObj_GetClipPath: (object: Address) => Address;
  _FPDFClipPath_CountPaths: (clip: Address) => number;
  _FPDFClipPath_CountPathSegments: (clip: Address, path: number) => number;
  _FPDFClipPath_GetPathSegment: (clip: Address, path: number, index: number) => Address;
  _FPDFPathSegment_GetPoint: (segment: Address, x: Address, y: Address) => number;
  _FPDFPath_GetDrawMode: (path: Address, fillMode: Address, isStroked: Address) => number;
  _FPDFImageObj_GetImagePixelSize: (image: Address, width: Address, height: Address) => number;
  _FPDFImageObj_GetRenderedBitmap: (document: Address, page: Address, image: Address) => Address;
  _FPDFBitmap_GetBuffer: (bitmap: Address) => Address;
  _FPDFBitmap_GetFormat: (bitmap: Address) => number;
  _FPDFBitmap_GetHeight: (bitmap: Address) => number;
  _FPDFBitmap_GetStride: (bitmap: Address) => number;
  _FPDFBitmap_Destroy: (bitmap: Address) => void;
  _FPDFTextObj_GetTextRenderMode: (text: Address) => number;
  _FPDFTextObj_GetFont: (text: Address) => Address;
  _FPDFFont_GetBaseFontName: (font: Address, buffer: Address, bytes: number) => number;
  _FPDFText_LoadPage: (page: Address) => Address;
  _FPDFText_ClosePage: (text: Address) => void;
  _FPDFText_CountChars: (text: Address) => number;
  _FPDFText_GetUnicode: (text: Address, index: number) => number;
  _FPDFText_IsGenerated: (text: Address, index: number) => number;
  _FPDFText_GetTextObject: (text: Address, index: number) => Address;
  _FPDFText_GetFontSize: (text: Address, index: number) => number;
  _FPDFText_GetMatrix: (text: Address, index: number, matrix: Address) => number;
  _FPDFText_GetCharOrigin: (text: Address, index: number, x: Address, y: Address) => number;
  _FPDFText_GetLooseCharBox: (text: Address, index: number, box: Address) => number;
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of `fpdfview.h`. */
const protectedErrors = new Set([4, 5]);
/** Memory larger than this, left over from a large file, is not used again. */
const MEMORY_KEPT_BYTES = 48_000_000;
const SCRATCH_BYTES = 64;

let idle: Pdfium | undefined;

async function startPdfium(): Promise<Pdfium> {
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  return pdfium;
}

/** Loads PDFium in advance, so that the first file does not have to wait for it. */
export async function preparePdfium(): Promise<void> {
  idle ??= await startPdfium();
}

export class PdfDocument {
  readonly pageCount: number;
  /** After an error, PDFium's memory is not trusted again. */
  isBroken = false;
  private readonly pdfium: Pdfium;
  private readonly handle: Address;
  private readonly scratch: Address;

  constructor(pdfium: Pdfium, handle: Address, scratch: Address) {
    this.pdfium = pdfium;
    this.handle = handle;
    this.scratch = scratch;
    this.pageCount = pdfium._FPDF_GetPageCount(handle);
  }

  /** Whether the file has this page, from 1; its content is not read. */
  hasPage(number: number): boolean {
    return this.pdfium._FPDF_GetPageSizeByIndexF(this.handle, number - 1, this.scratch) !== 0;
  }

  /** Opens a page, from 1, and closes it afterwards. Throws if it cannot be read. */
  page<Result>(number: number, use: (page: OpenPage) => Result): Result {
    const { pdfium, handle, scratch } = this;
    this.isBroken = true;
    const page = pdfium._FPDF_LoadPage(handle, number - 1);
    this.isBroken = page !== 0;
    if (page === 0) throw new Error('This page cannot be opened');
    const result = use({ pdfium, document: handle, page, scratch });
    pdfium._FPDF_ClosePage(page);
    this.isBroken = false;
    return result;
  }

  /** An entry of the document's information dictionary, such as `Producer`; empty if it is missing. */
  information(entry: string): string {
    const { pdfium, handle } = this;
    return textOf(
      pdfium,
      (buffer, bytes) =>
        withBytes(pdfium, Buffer.from(`${entry}\0`), (tag) => pdfium._FPDF_GetMetaText(handle, tag, buffer, bytes)),
      'utf-16le',
    );
  }
}

export interface OpenPage {
  pdfium: Pdfium;
  document: Address;
  page: Address;
  scratch: Address;
}

function withBytes<Result>(pdfium: Pdfium, bytes: Uint8Array, use: (address: Address) => Result): Result {
  const { malloc, free } = pdfium.wasmExports;
  const address = malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, address);
  const result = use(address);
  free(address);
  return result;
}

/** Text that PDFium writes to a buffer, without its final zero. */
export function textOf(
  pdfium: Pdfium,
  write: (buffer: Address, bytes: number) => number,
  encoding: 'utf-8' | 'utf-16le',
): string {
  const bytes = write(0, 0);
  const buffer = pdfium.wasmExports.malloc(bytes);
  write(buffer, bytes);
  const text = new TextDecoder(encoding).decode(pdfium.HEAPU8.slice(buffer, buffer + bytes));
  pdfium.wasmExports.free(buffer);
  return text.replace(/\0+$/u, '');
}

function load(pdfium: Pdfium, data: Uint8Array): { handle: Address; close: () => void } {
  const { malloc, free } = pdfium.wasmExports;
  const bytes = malloc(data.length);
  if (bytes === 0) throw new Error('The file does not fit into memory');
  pdfium.HEAPU8.set(data, bytes);
  const handle = pdfium._FPDF_LoadMemDocument(bytes, data.length, 0);
  const close = () => {
    if (handle !== 0) pdfium._FPDF_CloseDocument(handle);
    free(bytes);
    if (pdfium.HEAPU8.length <= MEMORY_KEPT_BYTES) idle = pdfium;
  };
  return { handle, close };
}

/** Opens a PDF and closes it afterwards; returns the reason if it cannot be opened. */
export async function openPdf<Result>(
  data: Uint8Array,
  use: (document: PdfDocument) => Result,
): Promise<Result | 'protected' | 'damaged'> {
  const pdfium = idle ?? (await startPdfium());
  idle = undefined;
  try {
    const { handle, close } = load(pdfium, data);
    if (handle === 0) {
      const reason = protectedErrors.has(pdfium._FPDF_GetLastError()) ? 'protected' : 'damaged';
      close();
      return reason;
    }
    const scratch = pdfium.wasmExports.malloc(SCRATCH_BYTES);
    const document = new PdfDocument(pdfium, handle, scratch);
    const result = use(document);
    pdfium.wasmExports.free(scratch);
    if (!document.isBroken) close();
    return result;
  } catch {
    return 'damaged';
  }
}
