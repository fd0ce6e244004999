import { inflateSync } from 'node:zlib';
import { OPS } from 'unpdf/pdfjs';
import { hasMoney } from '../reading/page-text.ts';
import type { DrawnPage } from '../genuine/drawn-signs.ts';
import { type Matrix, multiply, type Page } from './hidden-text.ts';

/** Larger content always gets the full check. */
const UNFOLDED_BYTES_MAXIMUM = 8_000_000;
const DICTIONARY_BYTES = 600;
const NEARLY_ONE = String.raw`(?:1(?:\.0*)?|0?\.9\d*)`;
/** Operators that may draw invisible text: white or no colour, or an invisible mode. */
const unseenOperators = new RegExp(
  [
    String.raw`(?:^|\s)(?:${NEARLY_ONE}\s+){3}(?:rg|scn?)(?=\s|$)`,
    String.raw`(?:^|\s)${NEARLY_ONE}\s+(?:g|scn?)(?=\s|$)`,
    String.raw`(?:^|\s)(?:0(?:\.0*)?\s+){4}(?:k|scn)(?=\s|$)`,
    String.raw`(?:^|\s)[37]\s+Tr(?=\s|$)`,
  ].join('|'),
  'u',
);
const boxAfterText = /\sET\s[^]*?\sre\s+(?:f|B|b)/u;
const pictureAfterText = /\sET\s[^]*?\/\S+\s+Do(?=\s|$)/u;
/** A picture that is added later has a stream of its own. */
const onlyPicture = /^[^]{0,400}\/\S+\s+Do\s[^]{0,40}$/u;
const noOpacity = /\/ca\s+0?(?:\.0*)?(?=[\s/>])/u;

/** Decoded bytes of a stream; undefined if only the full check can tell. */
function unfolded(dictionary: string, bytes: Buffer): Buffer | undefined {
  if (!/\/Filter/u.test(dictionary)) return bytes;
  if (!/\/Filter\s*\[?\s*\/Fl(?:ateDecode)?\s*\]?/u.test(dictionary)) return undefined;
  try {
    return inflateSync(bytes, { maxOutputLength: UNFOLDED_BYTES_MAXIMUM });
  } catch {
    return undefined;
  }
}

function* streamsOf(bytes: Buffer): Generator<{ dictionary: string; content: Buffer | undefined }> {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const begin = at + 'stream'.length + (bytes[at + 'stream'.length] === CARRIAGE_RETURN ? 2 : 1);
    const end = bytes.indexOf('endstream', begin);
    yield { dictionary, content: end < 0 ? undefined : bytes.subarray(begin, end) };
    if (end < 0) return;
    at = end;
  }
}

const CARRIAGE_RETURN = 13;
/** Streams that draw nothing: pictures, fonts, colours, tables of references. */
const drawsNothing = /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)|\/Length1|\/Type\s*\/XRef|\/Alternate/u;
const mayBeUnseen = (text: string) =>
  [unseenOperators, boxAfterText, pictureAfterText, onlyPicture, noOpacity].some((sign) => sign.test(text));

/**
 * Whether a file may draw invisible text, judged quickly from its bytes: only then is the full check worth its time.
 */
export function mayHideText(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  let size = 0;
  for (const { dictionary, content } of streamsOf(bytes)) {
    if (drawsNothing.test(dictionary)) continue;
    const drawn = content && unfolded(dictionary, content);
    size += drawn?.length ?? 0;
    if (!drawn || size > UNFOLDED_BYTES_MAXIMUM || mayBeUnseen(drawn.toString('latin1'))) return true;
  }
  return noOpacity.test(bytes.toString('latin1'));
}

/** Red, green and blue, 0 to 255; null for a pattern or picture. */
type Colour = readonly [number, number, number] | null;

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
/** Maximum colour difference at which letters are unreadable. */
const SEEN_DIFFERENCE = 16;
const BOXES_MAXIMUM = 4000;
/** Text rendering modes that draw nothing or only clip (ISO 32000-1, 9.3.6). */
const unseenModes = new Set([3, 7]);

function colourOf(written: unknown): Colour {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(String(written));
  return hex ? [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16)] : null;
}

const isAlike = (left: Colour, right: Colour) =>
  left !== null &&
  right !== null &&
  left.every((part, index) => Math.abs(part - (right[index] ?? 0)) <= SEEN_DIFFERENCE);

interface Place {
  x: number;
  y: number;
}

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
  colour: Colour;
}

interface Letter extends Place {
  text: string;
  isDrawn: boolean;
  colour: Colour;
  boxes: number;
}

interface State {
  matrix: Matrix;
  colour: Colour;
  opacity: number;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Place => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

interface Glyph {
  unicode: string;
  width: number;
  isSpace?: boolean;
}

/** Tracks letters, boxes and pictures in drawing order. */
class Drawing {
  private state: State = {
    ...{ matrix: IDENTITY, colour: BLACK, opacity: 1, mode: 0 },
    ...{ size: 1, charSpacing: 0, wordSpacing: 0, scale: 1, leading: 0 },
  };
  private readonly saved: State[] = [];
  private line: Matrix = IDENTITY;
  private text: Matrix = IDENTITY;
  private readonly boxes: Box[] = [];
  private readonly letters: Letter[] = [];

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  set(changes: Partial<State>): void {
    Object.assign(this.state, changes);
  }

  transform(matrix: unknown): void {
    if (Array.isArray(matrix)) this.state.matrix = multiply(this.state.matrix, matrix as unknown as Matrix);
  }

  moveTo(matrix: Matrix): void {
    this.line = matrix;
    this.text = matrix;
  }

  moveBy(x: number, y: number): void {
    this.moveTo(multiply(this.line, [1, 0, 0, 1, x, y]));
  }

  nextLine(): void {
    this.moveBy(0, this.state.leading);
  }

  write(glyphs: readonly (Glyph | number)[]): void {
    const { size, scale, charSpacing, wordSpacing, colour, opacity, mode, matrix } = this.state;
    for (const glyph of glyphs) {
      const width = typeof glyph === 'number' ? (-glyph / 1000) * size : (glyph.width / 1000) * size;
      if (typeof glyph !== 'number') {
        const middle = at(multiply(matrix, this.text), width / 2, size / 4);
        const isDrawn = !unseenModes.has(mode) && opacity > 0;
        this.letters.push({ ...middle, text: glyph.unicode, isDrawn, colour, boxes: this.boxes.length });
      }
      const spacing = typeof glyph === 'number' ? 0 : charSpacing + (glyph.isSpace ? wordSpacing : 0);
      this.text = multiply(this.text, [1, 0, 0, 1, (width + spacing) * scale, 0]);
    }
  }

  cover(corners: readonly (readonly [number, number])[], colour: Colour): void {
    if (this.state.opacity < 1 || this.boxes.length >= BOXES_MAXIMUM) return;
    const places = corners.map(([x, y]) => at(this.state.matrix, x, y));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    this.boxes.push({
      ...{ left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) },
      colour,
    });
  }

  fill(bounds: ArrayLike<number>): void {
    const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(bounds);
    this.cover(cornersOf(left, bottom, right, top), this.state.colour);
  }

  picture(): void {
    this.cover(cornersOf(0, 0, 1, 1), null);
  }

  hidesAmount(): boolean {
    const lines = Map.groupBy(
      this.letters.filter((letter) => this.isHidden(letter)),
      ({ y }) => Math.round(y),
    );
    return [...lines.values()].some((line) => hasMoney.test(line.map(({ text }) => text).join('')));
  }

  /** Places as on the page in view. */
  drawn(view: Matrix): DrawnPage {
    return {
      letters: this.letters.map((letter) => ({
        ...at(view, letter.x, letter.y),
        isHidden: this.isHidden(letter),
        boxes: letter.boxes,
      })),
      boxes: this.boxes.map(({ left, bottom, right, top, colour }) => {
        const [first, second] = [at(view, left, bottom), at(view, right, top)];
        return {
          ...{ left: Math.min(first.x, second.x), right: Math.max(first.x, second.x) },
          ...{ top: Math.min(first.y, second.y), bottom: Math.max(first.y, second.y) },
          isWhite: isAlike(colour, WHITE),
        };
      }),
    };
  }

  private isHidden({ x, y, isDrawn, colour, boxes }: Letter): boolean {
    if (!isDrawn) return true;
    const isOver = ({ left, right, bottom, top }: Box) => x >= left && x <= right && y >= bottom && y <= top;
    const above = this.boxes.findLastIndex((box, index) => index >= boxes && isOver(box));
    if (above >= 0) return true;
    const below = this.boxes.findLast((box, index) => index < boxes && isOver(box));
    return isAlike(colour, below ? below.colour : WHITE);
  }
}

const cornersOf = (left: number, bottom: number, right: number, top: number) =>
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;

const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

type Arguments = readonly unknown[];

function setGraphics(drawing: Drawing, entries: unknown): void {
  for (const [name, value] of entries as readonly (readonly [string, unknown])[])
    if (name === 'ca') drawing.set({ opacity: Number(value) });
}

function formBegins(drawing: Drawing, matrix: unknown): void {
  drawing.save();
  drawing.transform(matrix);
}

const operators: Partial<Record<number, (drawing: Drawing, args: Arguments) => void>> = {
  [OPS.save]: (drawing) => drawing.save(),
  [OPS.restore]: (drawing) => drawing.restore(),
  [OPS.transform]: (drawing, args) => drawing.transform([...args]),
  [OPS.paintFormXObjectBegin]: (drawing, [matrix]) => formBegins(drawing, matrix),
  [OPS.paintFormXObjectEnd]: (drawing) => drawing.restore(),
  [OPS.setGState]: (drawing, [entries]) => setGraphics(drawing, entries),
  [OPS.setFillRGBColor]: (drawing, [colour]) => drawing.set({ colour: colourOf(colour) }),
  [OPS.setFillColorN]: (drawing) => drawing.set({ colour: null }),
  [OPS.setTextRenderingMode]: (drawing, [mode]) => drawing.set({ mode: Number(mode) }),
  [OPS.setFont]: (drawing, [, size]) => drawing.set({ size: Number(size) }),
  [OPS.setCharSpacing]: (drawing, [charSpacing]) => drawing.set({ charSpacing: Number(charSpacing) }),
  [OPS.setWordSpacing]: (drawing, [wordSpacing]) => drawing.set({ wordSpacing: Number(wordSpacing) }),
  [OPS.setHScale]: (drawing, [scale]) => drawing.set({ scale: Number(scale) }),
  [OPS.setLeading]: (drawing, [leading]) => drawing.set({ leading: -Number(leading) }),
  [OPS.setLeadingMoveText]: (drawing, [x, y]) => {
    drawing.set({ leading: Number(y) });
    drawing.moveBy(Number(x), Number(y));
  },
  [OPS.beginText]: (drawing) => drawing.moveTo(IDENTITY),
  [OPS.setTextMatrix]: (drawing, [matrix]) =>
    drawing.moveTo(Array.from(matrix as ArrayLike<number>) as unknown as Matrix),
  [OPS.moveText]: (drawing, [x, y]) => drawing.moveBy(Number(x), Number(y)),
  [OPS.nextLine]: (drawing) => drawing.nextLine(),
  [OPS.showText]: (drawing, [glyphs]) => drawing.write((glyphs as (Glyph | number)[] | undefined) ?? []),
  [OPS.constructPath]: (drawing, [operator, , bounds]) => {
    if (fills.has(Number(operator)) && bounds) drawing.fill(bounds as ArrayLike<number>);
  },
  [OPS.paintImageXObject]: (drawing) => drawing.picture(),
  [OPS.paintInlineImageXObject]: (drawing) => drawing.picture(),
};

/**
 * How a page is drawn, and whether its text has an invisible amount: white, covered by a box or picture, or not drawn.
 */
export async function readDrawing(page: Page, view: Matrix): Promise<{ hidesAmounts: boolean; drawn: DrawnPage }> {
  const { fnArray: names, argsArray: values } = await page.getOperatorList();
  const drawing = new Drawing();
  for (const [index, name] of names.entries()) operators[name]?.(drawing, (values[index] ?? []) as Arguments);
  return { hidesAmounts: drawing.hidesAmount(), drawn: drawing.drawn(view) };
}
