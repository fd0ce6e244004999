import { type OpenPage, textOf } from './pdfium.ts';

export type Matrix = readonly [number, number, number, number, number, number];

/** Red, green and blue, 0 to 255; null for a pattern, gradient or picture. */
export type Colour = readonly [number, number, number] | null;

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface TextLook {
  isDrawn: boolean;
  colour: Colour;
  clip: Box | null;
  /** Number of texts and of covers drawn before it. */
  order: number;
  covers: number;
  font: string;
}

export interface PageObjects {
  /** Keyed by the address of the text object. */
  texts: ReadonlyMap<number, TextLook>;
  /** Opaque shapes and pictures, in the order in which they are drawn. */
  covers: readonly (Box & { colour: Colour })[];
  /** Area of all pictures, in square points. */
  pictureArea: number;
  /** Area of the opaque pictures, in square points; costs time. */
  opaqueArea: () => number;
  picturePixels: number;
  shapes: number;
}

/** Where a form draws its objects, and how opaque it is, from 0 to 1. */
interface Frame {
  matrix: Matrix;
  opacity: number;
}

/** Types of page objects (`fpdf_edit.h`). */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** Text rendering modes (ISO 32000-1, 9.3.6) that draw nothing or only clip, and those that draw outlines. */
const unseenModes = new Set([3, 7]);
const outlineModes = new Set([1, 2, 5, 6]);
/** Format of bitmaps with red, green, blue and opacity (`fpdfview.h`). */
const BGRA = 4;
const PIXEL_BYTES = 4;
const OPAQUE = 255;
/** A rotated picture has transparent corners. */
const TRANSPARENT_SHARE = 0.2;
/** Only pictures of this size, in square points and in pixels, are drawn to find out whether they are transparent. */
const DRAWN_AT_LEAST = 20_000;
const DRAWN_AT_MOST = 4_000_000;
const DRAWN_PIXELS_MAXIMUM = 9_000_000;
const COVERS_MAXIMUM = 4000;
/** A clip with more corners than this is ignored, because its bounding box says little about it. */
const CLIP_CORNERS_MAXIMUM = 12;

/** Multiplies two PDF matrices; the inner one applies first (ISO 32000-1, 8.3.4). */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function matrixAt({ pdfium: { HEAPF32: floats }, scratch }: OpenPage): Matrix {
  const from = scratch / Float32Array.BYTES_PER_ELEMENT;
  const [a = 0, b = 0, c = 0, d = 0] = [floats[from], floats[from + 1], floats[from + 2], floats[from + 3]];
  return [a, b, c, d, floats[from + 4] ?? 0, floats[from + 5] ?? 0];
}

type Place = readonly [x: number, y: number];

function boxAround(places: readonly Place[], [a, b, c, d, e, f]: Matrix): Box {
  const xs = places.map(([x, y]) => a * x + c * y + e);
  const ys = places.map(([x, y]) => b * x + d * y + f);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** A box where the page shows it, in points from the upper left corner, so its top is less than its bottom. */
export function shownBox({ left, bottom, right, top }: Box, view: Matrix): Box {
  const corners = [[left, bottom] as const, [right, top] as const];
  const { bottom: upper, top: lower, ...across } = boxAround(corners, view);
  return { ...across, top: upper, bottom: lower };
}

function overlap(box: Box, clip: Box | null): Box {
  if (!clip) return box;
  return {
    left: Math.max(box.left, clip.left),
    bottom: Math.max(box.bottom, clip.bottom),
    right: Math.min(box.right, clip.right),
    top: Math.min(box.top, clip.top),
  };
}

class Objects implements PageObjects {
  readonly texts = new Map<number, TextLook>();
  readonly covers: (Box & { colour: Colour })[] = [];
  pictureArea = 0;
  picturePixels = 0;
  shapes = 0;
  private readonly opaquePictures: { object: number; area: number; isSure: boolean }[] = [];
  private readonly open: OpenPage;
  private readonly fonts = new Map<number, string>();
  private readonly scratch: readonly [number, number, number, number];

  constructor(open: OpenPage) {
    this.open = open;
    const at = (index: number) => open.scratch + index * Uint32Array.BYTES_PER_ELEMENT;
    this.scratch = [at(0), at(1), at(2), at(3)];
  }

  add(object: number, frame: Frame): void {
    const type = this.open.pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT) this.addText(object, frame);
    if (type === PATH) this.addPath(object, frame);
    if (type === IMAGE) this.addPicture(object, frame);
    if (type === SHADING) this.cover(object, frame, null);
    if (type === FORM) this.addForm(object, frame);
  }

  private addForm(form: number, { matrix, opacity }: Frame): void {
    const { pdfium } = this.open;
    const { alpha } = this.colourOf(form);
    const inner = { matrix: multiply(matrix, this.matrixOf(form)), opacity: (opacity * alpha) / OPAQUE };
    const count = pdfium._FPDFFormObj_CountObjects(form);
    for (let index = 0; index < count; index += 1) this.add(pdfium._FPDFFormObj_GetObject(form, index), inner);
  }

  private addText(object: number, { matrix, opacity }: Frame): void {
    const mode = this.open.pdfium._FPDFTextObj_GetTextRenderMode(object);
    const { colour, alpha } = this.colourOf(object, outlineModes.has(mode));
    this.texts.set(object, {
      isDrawn: !unseenModes.has(mode) && alpha * opacity > 0,
      colour,
      clip: this.clipOf(object, matrix),
      order: this.texts.size,
      covers: this.covers.length,
      font: this.fontOf(object),
    });
  }

  /** Name of a font; different fonts with the same name are numbered. */
  private fontOf(text: number): string {
    const { pdfium } = this.open;
    const font = pdfium._FPDFTextObj_GetFont(text);
    const known = this.fonts.get(font);
    if (known !== undefined) return known;
    const name = textOf(pdfium, (buffer, bytes) => pdfium._FPDFFont_GetBaseFontName(font, buffer, bytes), 'utf-8');
    const same = [...this.fonts.values()].filter((other) => other === name || other.startsWith(`${name} #`)).length;
    const numbered = same === 0 ? name : `${name} #${String(same + 1)}`;
    this.fonts.set(font, numbered);
    return numbered;
  }

  private addPath(object: number, frame: Frame): void {
    this.shapes += 1;
    this.open.pdfium._FPDFPath_GetDrawMode(object, this.scratch[0], this.scratch[1]);
    const isFilled = this.integer(0) !== 0;
    if (isFilled) this.cover(object, frame, this.colourOf(object).colour);
  }

  private addPicture(object: number, frame: Frame): void {
    this.picturePixels += this.pixelsOf(object);
    const [a, b, c, d] = multiply(frame.matrix, this.matrixOf(object));
    const area = Math.abs(a * d - b * c);
    this.pictureArea += area;
    // Drawing a picture costs time, and only text that is already there can be below it.
    const isSure = this.texts.size > 0;
    if (isSure && this.isTransparent(object, area)) return;
    if (this.cover(object, frame, null)) this.opaquePictures.push({ object, area, isSure });
  }

  opaqueArea(): number {
    const opaque = this.opaquePictures.filter(
      ({ object, area, isSure }) => isSure || !this.isTransparent(object, area),
    );
    return opaque.reduce((sum, { area }) => sum + area, 0);
  }

  private pixelsOf(image: number): number {
    this.open.pdfium._FPDFImageObj_GetImagePixelSize(image, this.scratch[0], this.scratch[1]);
    return this.integer(0) * this.integer(1);
  }

  private isTransparent(image: number, area: number): boolean {
    const { pdfium, document, page } = this.open;
    const isDrawn = area >= DRAWN_AT_LEAST && area <= DRAWN_AT_MOST && this.pixelsOf(image) <= DRAWN_PIXELS_MAXIMUM;
    const bitmap = isDrawn ? pdfium._FPDFImageObj_GetRenderedBitmap(document, page, image) : 0;
    if (bitmap === 0) return false;
    const from = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const bytes = pdfium._FPDFBitmap_GetHeight(bitmap) * pdfium._FPDFBitmap_GetStride(bitmap);
    let transparent = 0;
    if (pdfium._FPDFBitmap_GetFormat(bitmap) === BGRA) {
      for (let at = from + PIXEL_BYTES - 1; at < from + bytes; at += PIXEL_BYTES)
        if ((pdfium.HEAPU8[at] ?? OPAQUE) < OPAQUE) transparent += 1;
    }
    pdfium._FPDFBitmap_Destroy(bitmap);
    return transparent > (TRANSPARENT_SHARE * bytes) / PIXEL_BYTES;
  }

  private cover(object: number, { matrix, opacity }: Frame, colour: Colour): boolean {
    const { pdfium } = this.open;
    if (opacity < 1 || pdfium._FPDFPageObj_HasTransparency(object) !== 0) return false;
    if (pdfium._FPDFPageObj_GetBounds(object, ...this.scratch) === 0) return false;
    const [left, bottom, right, top] = matrixAt(this.open);
    const corners: Place[] = [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ];
    const box = overlap(boxAround(corners, matrix), this.clipOf(object, matrix));
    if (this.covers.length < COVERS_MAXIMUM) this.covers.push({ ...box, colour });
    return true;
  }

  private clipOf(object: number, matrix: Matrix): Box | null {
    const { pdfium } = this.open;
    const clip = pdfium._FPDFPageObj_GetClipPath(object);
    const count = clip === 0 ? 0 : pdfium._FPDFClipPath_CountPaths(clip);
    let box: Box | null = null;
    for (let path = 0; path < count; path += 1) {
      const corners = pdfium._FPDFClipPath_CountPathSegments(clip, path);
      if (corners < 1 || corners > CLIP_CORNERS_MAXIMUM) continue;
      const places = Array.from({ length: corners }, (_, index): Place => {
        const segment = pdfium._FPDFClipPath_GetPathSegment(clip, path, index);
        pdfium._FPDFPathSegment_GetPoint(segment, this.scratch[0], this.scratch[1]);
        const [x, y] = matrixAt(this.open);
        return [x, y];
      });
      box = overlap(boxAround(places, matrix), box);
    }
    return box;
  }

  private matrixOf(object: number): Matrix {
    this.open.pdfium._FPDFPageObj_GetMatrix(object, this.open.scratch);
    return matrixAt(this.open);
  }

  private colourOf(object: number, isOutline = false): { colour: Colour; alpha: number } {
    const { pdfium } = this.open;
    const isKnown = isOutline
      ? pdfium._FPDFPageObj_GetStrokeColor(object, ...this.scratch)
      : pdfium._FPDFPageObj_GetFillColor(object, ...this.scratch);
    if (isKnown === 0) return { colour: null, alpha: OPAQUE };
    return { colour: [this.integer(0), this.integer(1), this.integer(2)], alpha: this.integer(3) };
  }

  private integer(index: number): number {
    return this.open.pdfium.HEAPU32[this.open.scratch / Uint32Array.BYTES_PER_ELEMENT + index] ?? 0;
  }
}

export function readObjects(open: OpenPage): PageObjects {
  const objects = new Objects(open);
  const count = open.pdfium._FPDFPage_CountObjects(open.page);
  for (let index = 0; index < count; index += 1)
    objects.add(open.pdfium._FPDFPage_GetObject(open.page, index), { matrix: [1, 0, 0, 1, 0, 0], opacity: 1 });
  return objects;
}
