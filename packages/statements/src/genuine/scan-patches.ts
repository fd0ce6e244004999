import type { SignMark } from '@portal/contract/application/statements/file-signs';

/** Shades of grey from the upper left corner, row by row. */
export interface ScannedPage {
  width: number;
  height: number;
  pixels: Uint8Array;
  pixelsPerInch: number;
}

/** Side of a tile in pixels. In a noisy scan, not even the smallest spot of paper has one shade. */
const TILE = 4;
const FLAT_RANGE = 1;
const PAPER_AT_LEAST = 128;
/** If a larger share of the paper's tiles is flat, the scanner or its compression smooths the paper. */
const FLAT_SHARE = 0.01;
/** Spots of fewer tiles than this may be chance. */
const PATCH_AT_LEAST = 12;
/** Flat tiles this near belong to one patch: the new text is between them. */
const REACH = 6;
const PATCHES_MAXIMUM = 5;
/** Straightened scans have flat corners. */
const EDGE_SHARE = 0.03;
const POINTS_PER_INCH = 72;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
  tiles: number;
}

function lookAt({ width, pixels }: ScannedPage, left: number, top: number): { isPaper: boolean; isFlat: boolean } {
  let [least, most] = [255, 0];
  for (let row = 0; row < TILE; row += 1) {
    const start = (top + row) * width + left;
    for (let at = start; at < start + TILE; at += 1) {
      const shade = pixels[at] ?? 0;
      if (shade < least) least = shade;
      if (shade > most) most = shade;
    }
  }
  return { isPaper: least >= PAPER_AT_LEAST, isFlat: most - least <= FLAT_RANGE };
}

const areNear = (area: Area, x: number, y: number) =>
  x >= area.left - REACH && x <= area.right + REACH && y >= area.top - REACH && y <= area.bottom + REACH;

function addTile(areas: Area[], x: number, y: number): void {
  const area = areas.find((each) => areNear(each, x, y));
  if (!area) {
    areas.push({ left: x, right: x, top: y, bottom: y, tiles: 1 });
    return;
  }
  area.left = Math.min(area.left, x);
  area.right = Math.max(area.right, x);
  area.top = Math.min(area.top, y);
  area.bottom = Math.max(area.bottom, y);
  area.tiles += 1;
}

/** Spots without noise in a noisy scan: an image editor painted over them. */
export function findPatches(page: ScannedPage): SignMark[] {
  const [across, down] = [Math.floor(page.width / TILE), Math.floor(page.height / TILE)];
  const flat: { x: number; y: number }[] = [];
  let paper = 0;
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const { isPaper, isFlat } = lookAt(page, x * TILE, y * TILE);
      if (!isPaper) continue;
      paper += 1;
      if (isFlat) flat.push({ x, y });
    }
  }
  if (flat.length > FLAT_SHARE * paper) return [];
  const areas: Area[] = [];
  for (const { x, y } of flat) addTile(areas, x, y);
  const isInside = ({ left, right, top, bottom }: Area) =>
    left >= EDGE_SHARE * across &&
    right <= (1 - EDGE_SHARE) * across &&
    top >= EDGE_SHARE * down &&
    bottom <= (1 - EDGE_SHARE) * down;
  const patches = areas.filter((area) => area.tiles >= PATCH_AT_LEAST && isInside(area));
  if (patches.length > PATCHES_MAXIMUM) return [];
  const points = (TILE * POINTS_PER_INCH) / page.pixelsPerInch;
  return patches.map(({ left, right, top, bottom }) => ({
    page: 1,
    box: {
      ...{ x: left * points, width: (right + 1 - left) * points },
      ...{ y: top * points, height: (bottom + 1 - top) * points },
    },
    text: null,
    earlierText: null,
  }));
}
