import { type DocumentType, documentTypeOf } from '@portal/contract/application/documents';
import { PDF_HEAD_BYTES } from '@portal/contract/application/statements/pdf-signature';
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import decoders from 'virtual:pdf-decoders';
import './older-browsers.ts';
import workerUrl from './paper-worker.ts?worker&url';

interface Picture {
  numPages: 1;
  getPage: () => Promise<ImageBitmap>;
}

export type Paper = PDFDocumentProxy | Picture;

/** Enough pixels for a sharp page, and few enough for the memory of any device. */
const LARGEST_CANVAS_PX = 12_000_000;

/**
 * Opens a PDF in a separate worker, or decodes an image; pdf.js loads on first use. Nothing in the file runs: no
 * scripts, forms or links.
 */
export async function openPaper(file: ArrayBuffer): Promise<{ promise: Promise<Paper>; destroy: () => Promise<void> }> {
  const type = documentTypeOf(new Uint8Array(file.slice(0, PDF_HEAD_BYTES)));
  return type === undefined || type === 'application/pdf' ? openPdf(file) : openPicture(file, type);
}

async function openPicture(file: ArrayBuffer, type: DocumentType) {
  const bitmap = await createImageBitmap(new Blob([file], { type }));
  return {
    promise: Promise.resolve<Paper>({ numPages: 1, getPage: () => Promise.resolve(bitmap) }),
    destroy: () => {
      bitmap.close();
      return Promise.resolve();
    },
  };
}

async function openPdf(file: ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  return getDocument({ data: new Uint8Array(file), enableXfa: false, useWasm: false, wasmUrl: decoders });
}

function scaleOf({ width, height }: { width: number; height: number }, dots: number): number {
  return Math.min(dots / width, Math.sqrt(LARGEST_CANVAS_PX / (width * height)));
}

/** `AnnotationMode.DISABLE` of PDF.js. While it is being imported, another drawing on the same canvas could begin. */
const NO_ANNOTATIONS = 0;

/**
 * Draws a page at the displayed width of its canvas, in device pixels. @returns the render task, which can be cancelled
 * or awaited
 */
export function drawPage(page: PDFPageProxy | ImageBitmap, canvas: HTMLCanvasElement, dots: number) {
  if (page instanceof ImageBitmap) return drawPicture(page, canvas, dots);
  const viewport = page.getViewport({ scale: scaleOf(page.getViewport({ scale: 1 }), dots) });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  return page.render({ canvas, viewport, annotationMode: NO_ANNOTATIONS });
}

function drawPicture(bitmap: ImageBitmap, canvas: HTMLCanvasElement, dots: number) {
  const scale = scaleOf(bitmap, dots);
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { promise: Promise.resolve(), cancel: () => undefined };
}
