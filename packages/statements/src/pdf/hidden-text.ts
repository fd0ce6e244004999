import { OPS } from 'unpdf/pdfjs';
import type { PdfDocument } from './read-pages.ts';

export type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type Operators = Awaited<ReturnType<Page['getOperatorList']>>;
export type Matrix = readonly [number, number, number, number, number, number];

/** A picture with fewer pixels than this is not a legible page but at most a logo or signature. */
const PIXELS_OF_A_PAGE = 300_000;
const PICTURE_BYTES = 400;

/**
 * Whether a file has pictures as large as a page, judged from its bytes: picture dictionaries are never compressed
 * together with other objects (ISO 32000-1, 7.5.7).
 */
export function hasLargePictures(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  let pixels = 0;
  for (let at = bytes.indexOf('/Image'); at >= 0 && pixels < PIXELS_OF_A_PAGE; at = bytes.indexOf('/Image', at + 1)) {
    const around = bytes.toString('latin1', Math.max(0, at - PICTURE_BYTES), at + PICTURE_BYTES);
    if (!/\/Subtype\s*\/Image/u.test(around)) continue;
    const [width, height] = [/\/Width\s+(\d+)(?!\s+\d+\s+R)/u, /\/Height\s+(\d+)(?!\s+\d+\s+R)/u].map((size) =>
      Number(size.exec(around)?.[1] ?? PIXELS_OF_A_PAGE),
    );
    pixels += (width ?? 0) * (height ?? 0);
  }
  return pixels >= PIXELS_OF_A_PAGE;
}

/** If pictures cover this much of a page, they are what people see. */
const COVERED_SHARE = 0.6;
/** If pictures cover this much of a page without amounts, they may show its table. */
const TABLE_SHARE = 0.3;
/** A background may have a little hidden text of its own. */
const HIDDEN_SHARE = 0.1;
/** Text rendering modes that draw nothing or only clip (ISO 32000-1, 9.3.6). */
const unseenModes = new Set([3, 7]);
const WHITE = /^#f[a-f\d]f[a-f\d]f[a-f\d]$/iu;

interface State {
  matrix: Matrix;
  textMode: number;
  isWhite: boolean;
  opacity: number;
  /** Colours blend with those below. */
  isMixed: boolean;
  isMasked: boolean;
}

/** Multiplies two PDF matrices; the inner one applies first (ISO 32000-1, 8.3.4). */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Tracks how much of a page pictures cover and how many letters are visible. */
class Drawing {
  private state: State = {
    matrix: [1, 0, 0, 1, 0, 0],
    textMode: 0,
    isWhite: false,
    opacity: 1,
    isMixed: false,
    isMasked: false,
  };
  private readonly saved: State[] = [];
  private readonly area: number;
  private pictures = 0;
  private covers = 0;
  private hidden = 0;
  private seen = 0;

  constructor([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) {
    this.area = Math.abs((right - left) * (top - bottom));
  }

  get isHidden(): boolean {
    const isCovered = this.pictures >= COVERED_SHARE * this.area;
    return isCovered && this.hidden > 0 && this.hidden >= HIDDEN_SHARE * (this.hidden + this.seen);
  }

  get mayShowTable(): boolean {
    return this.covers >= TABLE_SHARE * this.area;
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  transform(matrix: unknown): void {
    if (Array.isArray(matrix)) this.state.matrix = multiply(this.state.matrix, matrix as unknown as Matrix);
  }

  set(changes: Partial<State>): void {
    Object.assign(this.state, changes);
  }

  setGraphics(entries: readonly (readonly [name: string, value: unknown])[]): void {
    for (const [name, value] of entries) {
      if (name === 'ca') this.set({ opacity: Number(value) });
      if (name === 'BM') this.set({ isMixed: value !== 'source-over' && value !== 'normal' });
      // pdf.js sets `SMask` to false, alone, right before a picture with its own mask.
      if (name === 'SMask') this.set({ isMasked: value !== false || entries.length === 1 });
    }
  }

  text(glyphs: unknown): void {
    const letters = (Array.isArray(glyphs) ? glyphs : []).filter((glyph) => typeof glyph === 'object').length;
    const { textMode, isWhite, opacity } = this.state;
    if (unseenModes.has(textMode) || isWhite || opacity === 0) this.hidden += letters;
    else this.seen += letters;
  }

  /** One or more pictures in the unit square; an opaque picture hides all text below it. */
  picture(times = 1, mayCover = true): void {
    const { matrix, opacity, isMixed, isMasked } = this.state;
    const [a, b, c, d] = matrix;
    const area = Math.abs(a * d - b * c) * times;
    this.pictures += area;
    if (!mayCover || opacity < 1 || isMixed || isMasked) return;
    this.covers += area;
    if (this.covers < COVERED_SHARE * this.area) return;
    this.hidden += this.seen;
    this.seen = 0;
  }
}

type Arguments = readonly unknown[];

function drawSeveral(drawing: Drawing, parts: readonly { transform: unknown }[]): void {
  for (const { transform } of parts) {
    drawing.save();
    drawing.transform(transform);
    drawing.picture();
    drawing.restore();
  }
}

function repeat(drawing: Drawing, [scaleX, scaleY, positions]: Arguments, mayCover: boolean): void {
  drawing.save();
  drawing.transform([Number(scaleX), 0, 0, Number(scaleY), 0, 0]);
  drawing.picture((positions as ArrayLike<number>).length / 2, mayCover);
  drawing.restore();
}

const operators: Partial<Record<number, (drawing: Drawing, args: Arguments) => void>> = {
  [OPS.save]: (drawing) => {
    drawing.save();
  },
  [OPS.restore]: (drawing) => {
    drawing.restore();
  },
  [OPS.transform]: (drawing, args) => {
    drawing.transform([...args]);
  },
  [OPS.paintFormXObjectBegin]: (drawing, [matrix]) => {
    drawing.save();
    drawing.transform(matrix);
  },
  [OPS.paintFormXObjectEnd]: (drawing) => {
    drawing.restore();
  },
  [OPS.setGState]: (drawing, [entries]) => {
    drawing.setGraphics(entries as readonly (readonly [string, unknown])[]);
  },
  [OPS.setTextRenderingMode]: (drawing, [mode]) => {
    drawing.set({ textMode: Number(mode) });
  },
  [OPS.setFillRGBColor]: (drawing, [colour]) => {
    drawing.set({ isWhite: WHITE.test(String(colour)) });
  },
  [OPS.showText]: (drawing, [glyphs]) => {
    drawing.text(glyphs);
  },
  [OPS.paintImageXObject]: (drawing) => {
    drawing.picture();
  },
  [OPS.paintInlineImageXObject]: (drawing) => {
    drawing.picture();
  },
  [OPS.paintInlineImageXObjectGroup]: (drawing, [, parts]) => {
    drawSeveral(drawing, parts as readonly { transform: unknown }[]);
  },
  [OPS.paintImageXObjectRepeat]: (drawing, [, ...places]) => {
    repeat(drawing, places, true);
  },
  [OPS.paintImageMaskXObject]: (drawing) => {
    drawing.picture(1, false);
  },
};

/**
 * Whether a page's text differs from what people see: it is below a picture or invisible. For text without amounts,
 * also whether a picture may show the table.
 */
export async function hidesItsText(page: Page, { hasAmounts }: { hasAmounts: boolean }): Promise<boolean> {
  const { fnArray: names, argsArray: values }: Operators = await page.getOperatorList();
  const drawing = new Drawing(page.view);
  for (const [index, name] of names.entries()) operators[name]?.(drawing, (values[index] ?? []) as Arguments);
  return drawing.isHidden || (!hasAmounts && drawing.mayShowTable);
}
