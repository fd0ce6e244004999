import { expect, test } from 'vitest';
import { cleanPicture, scaledPicture } from './clean-picture.ts';
import type { PagePicture } from './draw-pages.ts';

const [WIDTH, HEIGHT, INK] = [600, 400, 20];

/** A picture at 300 dpi: ink where `isInk` returns true, on paper of the given brightness. */
function picture(isInk: (x: number, y: number) => boolean, paper: (x: number) => number = () => 250): PagePicture {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return isInk(x, y) ? (INK * paper(x)) / 250 : paper(x);
  });
  return { width: WIDTH, height: HEIGHT, pixels, pixelsPerInch: 300 };
}

const greyAt = ({ width, pixels }: PagePicture, x: number, y: number) => pixels[y * width + x];

const isLetter = (x: number, y: number) => x % 40 < 20 && x > 60 && x < 540 && y % 60 < 30 && y > 60 && y < 340;

test('paper is white and letters are black in a shadow', () => {
  const clean = cleanPicture(picture(isLetter, (x) => 240 - (x / WIDTH) * 170));
  for (const x of [90, 330, 490]) {
    expect(greyAt(clean, x, 135)).toBeLessThan(60);
    expect(greyAt(clean, x, 165)).toBe(255);
  }
});

test('lines that rise or fall are made level', () => {
  const slope = Math.tan((1.5 * Math.PI) / 180);
  for (const turn of [slope, -slope]) {
    const clean = cleanPicture(picture((x, y) => isLetter(x, Math.round(y + (x - WIDTH / 2) * turn))));
    for (const x of [90, 290, 490]) {
      expect(greyAt(clean, x, 140)).toBeLessThan(100);
      expect(greyAt(clean, x, 162)).toBe(255);
    }
  }
});

test('rules are erased, letters are not', () => {
  const isRule = (x: number, y: number) => (y === 160 && x > 20 && x < 580 && x % 7 > 1) || (x === 50 && y > 30);
  const clean = cleanPicture(picture((x, y) => isLetter(x, y) || isRule(x, y)));
  expect(greyAt(clean, 300, 160)).toBe(255);
  expect(greyAt(clean, 50, 200)).toBe(255);
  expect(greyAt(clean, 130, 135)).toBeLessThan(60);
});

test('specks are erased, full stops are not', () => {
  const isSpeck = (x: number, y: number) => x === 300 && y === 20;
  const isStop = (x: number, y: number) => x >= 144 && x < 148 && y >= 146 && y < 150;
  const clean = cleanPicture(picture((x, y) => isLetter(x, y) || isSpeck(x, y) || isStop(x, y)));
  expect(greyAt(clean, 300, 20)).toBe(255);
  expect(greyAt(clean, 146, 148)).toBeLessThan(60);
});

test('ragged edges are softened on paper that is entirely white, and only there', () => {
  const isBar = (x: number, y: number) => x % 40 < 20 && x > 60 && x < 140 && y > 60 && y < 340;
  const edgeOf = (paper: number) => greyAt(cleanPicture(picture(isBar, () => paper)), 99, 200);
  expect(edgeOf(255)).toBeGreaterThan(60);
  expect(edgeOf(250)).toBeLessThan(60);
});

test('a picture is scaled with its content', () => {
  const half = scaledPicture(picture(isLetter), 150);
  expect(half).toMatchObject({ width: 299, height: 199, pixelsPerInch: 150 });
  expect(greyAt(half, 65, 68)).toBe(INK);
  expect(greyAt(half, 75, 68)).toBe(250);
});
