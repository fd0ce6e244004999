import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import decoders from 'virtual:pdf-decoders';
import './older-browsers.ts';
import workerUrl from './paper-worker.ts?worker&url';

/** A statement as it was uploaded, drawn page by page. */
export type Paper = PDFDocumentProxy;

/** A page of so many dots is sharp on any screen, and fits in the memory of any. */
const LARGEST_CANVAS_PX = 12_000_000;

/**
 * Opens a PDF in a worker of its own, which comes with pdf.js when it is first needed. Nothing that the file brings
 * along runs: no scripts, no forms, no links.
 */
export async function openPaper(file: ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  return getDocument({ data: new Uint8Array(file), enableXfa: false, useWasm: false, wasmUrl: decoders });
}

/** Draws a page as wide as its canvas is shown. @returns how to stop, and when it is done */
export async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, dots: number) {
  const { AnnotationMode } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dots / width, Math.sqrt(LARGEST_CANVAS_PX / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
}
