import { concatTransformationMatrix, drawObject, PDFDocument, popGraphicsState, pushGraphicsState } from 'pdf-lib';
import { drawPages, type PagePicture } from '../src/pictures/draw-pages.ts';
import { type Chance, chanceOf } from './stories.ts';

const PAGES_MAXIMUM = 60;
const POINTS_PER_INCH = 72;
const DEGREES_MAXIMUM = 2;
const DARKEST = 35;
const CONTRAST = 0.79;
const WHITE = 255;

export interface ScanKind {
  pixelsPerInch: number;
  noise: number;
  /** Share of the light that is missing in the darkest corner. */
  shadow: number;
  isBlackAndWhite: boolean;
}

export const scanKinds = {
  grey: { pixelsPerInch: 200, noise: 28, shadow: 0, isBlackAndWhite: false },
  fine: { pixelsPerInch: 300, noise: 14, shadow: 0, isBlackAndWhite: false },
  coarse: { pixelsPerInch: 150, noise: 8, shadow: 0, isBlackAndWhite: false },
  shadow: { pixelsPerInch: 200, noise: 12, shadow: 0.5, isBlackAndWhite: false },
  blackAndWhite: { pixelsPerInch: 200, noise: 40, shadow: 0, isBlackAndWhite: true },
} as const satisfies Record<string, ScanKind>;

interface ScanOptions {
  kind: ScanKind;
  degrees: number;
  chance: Chance;
}

function scanned({ width, height, pixels }: PagePicture, { kind, degrees, chance }: ScanOptions): Uint8Array {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const turned = new Uint8Array(width * height);
  for (let at = 0; at < turned.length; at += 1) {
    const x = (at % width) - width / 2;
    const y = Math.floor(at / width) - height / 2;
    const grey = greyAt(pixels, { x: cos * x + sin * y + width / 2, y: cos * y - sin * x + height / 2, width, height });
    const noise = chance.next() + chance.next() + chance.next() - 1.5;
    const light = 1 - kind.shadow * ((at % width) / width) * (Math.floor(at / width) / height);
    const seen = (DARKEST + grey * CONTRAST) * light + noise * kind.noise;
    turned[at] = kind.isBlackAndWhite ? (seen < WHITE / 2 ? 0 : WHITE) : Math.min(WHITE, Math.max(0, seen));
  }
  return turned;
}

function greyAt(
  pixels: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return WHITE;
  const at = top * width + left;
  const grey = (offset: number) => pixels[at + offset] ?? WHITE;
  const right = x - left;
  const upper = grey(0) * (1 - right) + grey(1) * right;
  const lower = grey(width) * (1 - right) + grey(width + 1) * right;
  return upper + (lower - upper) * (y - top);
}

/**
 * A PDF like a scanner's: a picture per page, no text. The seed determines rotation and noise. If `scannedPages` (from
 * 1) is given, the other pages are unchanged.
 */
export async function scanOf(
  file: Buffer,
  seed: number,
  { kind = scanKinds.grey, scannedPages }: { kind?: ScanKind; scannedPages?: readonly number[] | undefined } = {},
): Promise<Buffer> {
  const chance = chanceOf(seed);
  const degrees = (chance.next() * 2 - 1) * DEGREES_MAXIMUM;
  const document = await PDFDocument.create({ updateMetadata: false });
  const printed = await PDFDocument.load(file, { updateMetadata: false });
  document.setCreationDate(printed.getCreationDate() ?? new Date(0));
  const asked = { pages: PAGES_MAXIMUM, pixelsPerInch: kind.pixelsPerInch };
  for await (const { draw } of drawPages(new Uint8Array(file), asked)) {
    const index = document.getPageCount();
    if (scannedPages && !scannedPages.includes(index + 1)) {
      for (const page of await document.copyPages(printed, [index])) document.addPage(page);
      continue;
    }
    const picture = await draw();
    const { width, height } = picture;
    const image = document.context.register(
      document.context.flateStream(scanned(picture, { kind, degrees, chance }), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
      }),
    );
    const points = [width, height].map((pixels) => (pixels * POINTS_PER_INCH) / kind.pixelsPerInch) as [number, number];
    const page = document.addPage(points);
    const name = page.node.newXObject('Scan', image);
    const [across, down] = points;
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(across, 0, 0, down, 0, 0),
      drawObject(name),
      popGraphicsState(),
    );
  }
  return Buffer.from(await document.save());
}
