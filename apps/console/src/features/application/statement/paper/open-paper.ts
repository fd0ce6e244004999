import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import decoders from 'virtual:pdf-decoders';
import './older-browsers.ts';
import workerUrl from './paper-worker.ts?worker&url';

export type Paper = PDFDocumentProxy;

/** Sharp on any screen, and small enough for the memory of any device. */
const LARGEST_CANVAS_PX = 12_000_000;

/**
 * Opens a PDF in a separate worker; pdf.js loads on first use. Nothing in the file runs: no scripts, forms or links.
 */
export async function openPaper(file: ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  return getDocument({ data: new Uint8Array(file), enableXfa: false, useWasm: false, wasmUrl: decoders });
}

/** Draws a page at the displayed width of its canvas. @returns the render task, which can be cancelled or awaited */
export async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, dots: number) {
  const { AnnotationMode } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dots / width, Math.sqrt(LARGEST_CANVAS_PX / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
}
