/** The parts of fontkit that we use; it has no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }

  export function create(file: Uint8Array): Font;
}

/** The parts of PDFKit that we use; it has no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  export interface StructureContent {
    refs: unknown[];
  }

  export interface StructureElement {
    add: (child: StructureElement | StructureContent) => StructureElement;
  }

  interface DocumentOptions {
    pdfVersion: '1.7';
    size: 'LETTER';
    lang: string;
    info: { Title: string };
    displayTitle: boolean;
    tagged: boolean;
    bufferPages: boolean;
    font: null;
    margin: number;
  }

  /** Distances are in points from the top left corner. */
  class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    addPage(): this;
    switchToPage(index: number): unknown;
    bufferedPageRange(): { start: number; count: number };
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    struct(type: string, options: { scope?: 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    appendXML(xml: string): void;
    end(): void;
  }

  export { PDFDocument as default };
}
