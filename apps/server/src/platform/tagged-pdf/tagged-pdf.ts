import { buffer } from 'node:stream/consumers';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { type Faces, lettersOf, type Run, runsOf, toDrawable, type Weight } from './fonts.ts';

export const PAGE = { width: 612, height: 792 };

/** Figtree's metrics: first baseline below the top of a line, and line height. */
const ASCENT = 0.95;
const LINE_HEIGHT = 1.2;

export const artifact = { decoration: 'Layout', ofThePage: 'Pagination' } as const;
type Artifact = (typeof artifact)[keyof typeof artifact];

export interface Element {
  structure: StructureElement;
  type: ElementType;
}

type ElementType = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
  /** Relative to the letter size. */
  lineHeight?: number;
}

export interface Block {
  lines: string[];
  style: TextStyle;
  height: number;
}

/**
 * A document in which everything drawn belongs to a structure element or is an artifact (PDF/UA-1, ISO 14289-1).
 * Distances are in points from the top left corner of the page.
 */
export class TaggedPdf {
  private readonly document: PDFDocument;
  private readonly faces: Faces;

  /** The title must be plain text without `&` and `<`: PDFKit copies it into XML as is. */
  constructor(faces: Faces, { title, lang }: { title: string; lang: string }) {
    this.faces = faces;
    this.document = new PDFDocument({
      pdfVersion: '1.7',
      size: 'LETTER',
      lang,
      info: { Title: title },
      displayTitle: true,
      tagged: true,
      bufferPages: true,
      font: null,
      margin: 0,
    });
    for (const { name, font } of Object.values(faces).flat()) this.document.registerFont(name, font);
  }

  element(type: ElementType, parent?: Element): Element {
    const structure = this.document.struct(type, type === 'TH' ? { scope: 'Row' } : {});
    if (parent) parent.structure.add(structure);
    else this.document.addStructure(structure);
    return { structure, type };
  }

  block(text: string, style: TextStyle, width: number): Block {
    const lines = this.linesOf(toDrawable(text), style, width);
    return { lines, style, height: lines.length * leading(style) };
  }

  line(text: string, style: TextStyle, { x, y }: { x: number; y: number }, into: Element | Artifact): void {
    this.mark(into, () => {
      const baseline = y + (leading(style) - LINE_HEIGHT * style.size) / 2 + ASCENT * style.size;
      let left = x;
      for (const run of runsOf(text, this.faces[style.weight])) {
        this.document.font(run.face.name).fontSize(style.size).fillColor(style.color);
        if (reordersLetters(run.text)) this.document.markContent('Span', { actual: run.text });
        this.document.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        if (reordersLetters(run.text)) this.document.endMarkedContent();
        left += this.widthOfRun(run, style);
      }
    });
  }

  fill({ x, y, width, height }: { x: number; y: number; width: number; height: number }, color: string): void {
    this.mark(artifact.decoration, () => this.document.fillColor(color).rect(x, y, width, height).fill());
  }

  width(text: string, style: TextStyle): number {
    const runs = runsOf(text, this.faces[style.weight]);
    return runs.reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  addPage(): void {
    this.document.addPage();
  }

  forEachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange();
    for (let page = 1; page <= count; page += 1) {
      this.document.switchToPage(page - 1);
      draw(page, count);
    }
  }

  async finish(): Promise<Buffer> {
    // PDFKit's `subset` is not used because its glyph list lacks the parts of composed letters.
    this.document.appendXML(
      '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    );
    this.document.end();
    return buffer(this.document);
  }

  private mark(into: Element | Artifact, draw: () => void): void {
    if (typeof into === 'string') this.document.markContent('Artifact', { type: into });
    else into.structure.add(this.document.markStructureContent(into.type));
    draw();
    this.document.endMarkedContent();
  }

  private linesOf(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let room = 0;
    for (const piece of text.split(/(?<= )/u).flatMap((word) => this.piecesOf(word, style, width))) {
      const fits = lines.length > 0 && this.width(withoutSpace(piece), style) <= room;
      lines.push(fits ? `${lines.pop() ?? ''}${piece}` : piece);
      room = (fits ? room : width) - this.width(piece, style);
    }
    return lines;
  }

  private piecesOf(word: string, style: TextStyle, width: number): string[] {
    if (this.width(withoutSpace(word), style) <= width) return [word];
    const pieces: string[] = [];
    for (const letter of lettersOf(word)) {
      const longer = `${pieces.at(-1) ?? ''}${letter}`;
      if (pieces.length > 0 && this.width(withoutSpace(longer), style) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  private widthOfRun({ face, text }: Run, { size }: TextStyle): number {
    return this.document.font(face.name).fontSize(size).widthOfString(text);
  }
}

export function leading({ size, lineHeight = LINE_HEIGHT }: TextStyle): number {
  return size * lineHeight;
}

/** Some Devanagari vowels are drawn before the letter they follow, so the text is added as well. */
function reordersLetters(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

function withoutSpace(text: string): string {
  return text.replace(/ $/u, '');
}
