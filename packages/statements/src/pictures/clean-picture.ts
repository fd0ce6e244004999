import type { PagePicture } from './draw-pages.ts';

const WHITE = 255;
/** On white paper, pixels darker than this are ink. */
const INK_BELOW = 200;

/** Side of a tile in inches, smaller than a line with its spacing. Each tile has its own paper brightness. */
const TILE = 0.125;
/** Tiles darker than this are filled boxes or photos. */
const PAPER_AT_LEAST = 48;
/** Shares of the paper's brightness that become black and white. */
const BLACK = 0.25;
const CLEAR = 0.78;

/** In inches and square inches: less ink than this, alone in a square of this size, is a speck. */
const specks = [
  { around: 0.024, area: 0.00009 },
  { around: 0.1, area: 0.0002 },
] as const;

/** In inches: thickness of the rules of a table, and the white space above, below and beside their ink. */
const RULE_THICKNESS = 0.014;
const RULE_AROUND = 0.06;
const RULE_BESIDE = 0.02;
/**
 * Rows with this share of such ink are rules; so are thin vertical runs of ink that are longer than letters, in inches.
 */
const RULE_SHARE = 0.04;
const RULE_DOWN = 0.25;
const RULE_GAP = 0.035;

/** Largest rotation of a page, and the steps in which rotations are tried, in degrees. */
const TURN_MAXIMUM = 4;
const turnSteps = [0.5, 0.1, 0.02] as const;
const TURN_AT_LEAST = 0.04;
const TURN_DPI = 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Every other pixel is enough to measure the paper's brightness. */
const SAMPLE = 2;

function paperOf({ width, height, pixels }: Grey, [left, top]: readonly [number, number], tile: number): number {
  const [right, bottom] = [Math.min(left + tile, width), Math.min(top + tile, height)];
  let mean = 0;
  for (let round = 0; round < 2; round += 1) {
    let [sum, count] = [0, 0];
    for (let y = top; y < bottom; y += SAMPLE) {
      for (let at = y * width + left; at < y * width + right; at += SAMPLE) {
        const pixel = pixels[at] ?? 0;
        if (pixel < mean) continue;
        sum += pixel;
        count += 1;
      }
    }
    mean = sum / Math.max(count, 1);
  }
  return Math.max(PAPER_AT_LEAST, mean);
}

/** Brightness interpolated between four pixels; white outside the page. */
function brightnessAt({ width, height, pixels }: Grey, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return WHITE;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, lower, at] = [x - column, y - row, row * width + column];
  const top = (pixels[at] ?? WHITE) * (1 - right) + (pixels[at + 1] ?? WHITE) * right;
  const bottom = (pixels[at + width] ?? WHITE) * (1 - right) + (pixels[at + width + 1] ?? WHITE) * right;
  return top + (bottom - top) * lower;
}

/** Whitens the paper, tile by tile, so that neither shadows nor grey paper hide the letters. */
function withWhitePaper(grey: Grey, tile: number): Grey {
  const { width, height, pixels } = grey;
  const [across, down] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  // Tiles at the edge are repeated beyond it.
  const placeOf = (at: number, count: number) => Math.min(count - 1, Math.max(0, at - 1)) * tile;
  const papers = Uint8Array.from({ length: (across + 2) * (down + 2) }, (_, at) =>
    paperOf(grey, [placeOf(at % (across + 2), across), placeOf(Math.floor(at / (across + 2)), down)], tile),
  );
  const paper: Grey = { width: across + 2, height: down + 2, pixels: papers };
  const white = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const share = (pixels[at] ?? 0) / brightnessAt(paper, x / tile + 0.5, y / tile + 0.5);
      white[at] = ((share - BLACK) * WHITE) / (CLEAR - BLACK);
    }
  }
  return { width, height, pixels: new Uint8Array(white.buffer) };
}

type CountInk = (left: number, top: number, right: number, bottom: number) => number;

function inkCounter({ width, height, pixels }: Grey): CountInk {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let own = 0;
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? WHITE) < INK_BELOW) own += 1;
      sums[(y + 1) * (width + 1) + x + 1] = own + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return (left, top, right, bottom) => {
    const [first, past] = [Math.max(0, left), Math.min(width, right)];
    const [above, below] = [Math.max(0, top) * (width + 1), Math.min(height, bottom) * (width + 1)];
    return (
      (sums[below + past] ?? 0) - (sums[below + first] ?? 0) - (sums[above + past] ?? 0) + (sums[above + first] ?? 0)
    );
  };
}

function removeSpecks(grey: Grey, pixelsPerInch: number): void {
  const { width, pixels } = grey;
  const count = inkCounter(grey);
  for (const { around, area } of specks) {
    const [side, most] = [Math.max(1, Math.round((around * pixelsPerInch) / 2)), area * pixelsPerInch ** 2];
    for (let at = 0; at < pixels.length; at += 1) {
      if ((pixels[at] ?? WHITE) >= INK_BELOW) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      if (count(x - side, y - side, x + side + 1, y + side + 1) <= most) pixels[at] = WHITE;
    }
  }
}

/**
 * Degrees by which a page's lines rise to the right. Once the page is level, most pixel rows are all ink or all paper.
 */
function turnOf({ width, height, pixels }: Grey, pixelsPerInch: number): number {
  const step = Math.max(1, Math.round(pixelsPerInch / TURN_DPI));
  const points: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) if ((pixels[y * width + x] ?? WHITE) < INK_BELOW) points.push(x, y);
  const rows = new Float32Array(Math.ceil((height + 2 * width) / step) + 2);
  const sharpness = (degrees: number) => {
    const slope = Math.tan(radians(degrees));
    rows.fill(0);
    for (let at = 0; at < points.length; at += 2) {
      const row = Math.round(((points[at + 1] ?? 0) + (points[at] ?? 0) * slope + width) / step);
      rows[row] = (rows[row] ?? 0) + 1;
    }
    return rows.reduce((sum, count, row) => sum + (count - (rows[row - 1] ?? 0)) ** 2, 0);
  };
  let best = { degrees: 0, sharpness: sharpness(0) };
  let around = TURN_MAXIMUM;
  for (const turnStep of turnSteps) {
    const middle = best.degrees;
    for (let degrees = middle - around; degrees <= middle + around; degrees += turnStep) {
      const found = { degrees, sharpness: sharpness(degrees) };
      if (found.sharpness > best.sharpness) best = found;
    }
    around = turnStep;
  }
  return best.degrees;
}

function turned(grey: Grey, degrees: number): Grey {
  const { width, height } = grey;
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const level = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [across, down] = [column - width / 2, row - height / 2];
      const [x, y] = [cos * across + sin * down + width / 2, cos * down - sin * across + height / 2];
      level[row * width + column] = brightnessAt(grey, x, y);
    }
  }
  return { width, height, pixels: level };
}

interface Rule {
  from: number;
  past: number;
  /** Distance in pixels along the rule, and across it. */
  step: number;
  across: number;
}

/** Pixel rows with much ink and no ink directly above or below it: the rules between table rows. */
function rulesAcross({ width, height, pixels }: Grey, pixelsPerInch: number): Rule[] {
  const [thickness, around, side] = [RULE_THICKNESS, RULE_AROUND, RULE_BESIDE].map((inches) =>
    Math.ceil(inches * pixelsPerInch),
  ) as [number, number, number];
  const count = inkCounter({ width, height, pixels });
  const isAlone = (x: number, y: number) =>
    count(x - side, y - around, x + side + 1, y - thickness + 1) === 0 &&
    count(x - side, y + thickness, x + side + 1, y + around + 1) === 0;
  const rules: Rule[] = [];
  for (let y = 0; y < height; y += 1) {
    let alone = 0;
    for (let x = 0; x < width; x += 1) if ((pixels[y * width + x] ?? WHITE) < INK_BELOW && isAlone(x, y)) alone += 1;
    if (alone >= RULE_SHARE * width) rules.push({ from: y * width, past: (y + 1) * width, step: 1, across: width });
  }
  return rules;
}

/** Vertical runs of ink, thinner and longer than letters: the rules between table columns. */
function rulesDown({ width, pixels }: Grey, pixelsPerInch: number): Rule[] {
  const thickness = Math.ceil(RULE_THICKNESS * pixelsPerInch);
  const [gap, least] = [RULE_GAP * pixelsPerInch, RULE_DOWN * pixelsPerInch];
  const isInk = (at: number) => (pixels[at] ?? WHITE) < INK_BELOW;
  const [tops, bottoms] = [new Uint32Array(width), new Uint32Array(width)];
  const rules: Rule[] = [];
  const end = (x: number) => {
    const [top, bottom] = [tops[x] ?? 0, bottoms[x] ?? 0];
    if (bottom - top >= least) rules.push({ from: top * width + x, past: bottom * width + x, step: width, across: 1 });
  };
  for (let at = 0; at < pixels.length; at += 1) {
    if (!isInk(at) || isInk(at - thickness) || isInk(at + thickness)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (y - (bottoms[x] ?? 0) > gap) {
      end(x);
      tops[x] = y;
    }
    bottoms[x] = y + 1;
  }
  for (let x = 0; x < width; x += 1) end(x);
  return rules;
}

function removeRules(grey: Grey, pixelsPerInch: number): void {
  const { pixels } = grey;
  const thickness = Math.ceil(RULE_THICKNESS * pixelsPerInch);
  const isInk = (at: number) => (pixels[at] ?? WHITE) < INK_BELOW;
  for (const { from, past, step, across } of [...rulesAcross(grey, pixelsPerInch), ...rulesDown(grey, pixelsPerInch)]) {
    for (let at = from; at < past; at += step) {
      const isThin = !isInk(at - thickness * across) && !isInk(at + thickness * across);
      if (!isInk(at) || !isThin) continue;
      for (let beside = -thickness; beside <= thickness; beside += 1) pixels[at + beside * across] = WHITE;
    }
  }
}

/** Scanners without shades of grey leave paper entirely white and letters with ragged edges. */
const WHITE_SHARE = 0.8;
const SOFTENED = 2;

function isBlackAndWhite({ pixels }: Grey): boolean {
  return pixels.reduce((count, pixel) => (pixel === WHITE ? count + 1 : count), 0) >= WHITE_SHARE * pixels.length;
}

/** Mixes each pixel with its neighbours along rows (`step` 1) or columns (`step` of the width). */
function mixed(pixels: Uint8Array, step: number): Uint8Array {
  return pixels.map((pixel, at) => ((pixels[at - step] ?? WHITE) + 2 * pixel + (pixels[at + step] ?? WHITE)) >> 2);
}

/** Rounds ragged edges, which make OCR read a 1 as a 4. */
function softened({ width, height, pixels }: Grey): Grey {
  let soft = pixels;
  for (let round = 0; round < SOFTENED; round += 1) soft = mixed(mixed(soft, 1), width);
  return { width, height, pixels: soft };
}

/** The page as a printer would have left it: white paper and level lines, without rules and specks. */
export function cleanPicture(picture: PagePicture): PagePicture {
  const { pixelsPerInch } = picture;
  const white = withWhitePaper(picture, Math.round(TILE * pixelsPerInch));
  const degrees = turnOf(white, pixelsPerInch);
  const level = Math.abs(degrees) < TURN_AT_LEAST ? white : turned(white, degrees);
  removeRules(level, pixelsPerInch);
  removeSpecks(level, pixelsPerInch);
  return { ...(isBlackAndWhite(picture) ? softened(level) : level), pixelsPerInch };
}

export function scaledPicture(picture: PagePicture, pixelsPerInch: number): PagePicture {
  const step = picture.pixelsPerInch / pixelsPerInch;
  const [width, height] = [Math.floor((picture.width - 1) / step), Math.floor((picture.height - 1) / step)];
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = brightnessAt(picture, (at % width) * step, Math.floor(at / width) * step);
  return { width, height, pixels, pixelsPerInch };
}
