import { expect, test } from 'vitest';
import { chanceOf } from '../../corpus/stories.ts';
import { findPatches, type ScannedPage } from './scan-patches.ts';

const [WIDTH, HEIGHT, PAPER] = [600, 800, 225];

function scan(noise: number): ScannedPage {
  const chance = chanceOf(3);
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, () => PAPER + chance.between(-noise, noise));
  return { width: WIDTH, height: HEIGHT, pixels, pixelsPerInch: 72 };
}

function painted(
  page: ScannedPage,
  [left, top, width, height]: readonly [number, number, number, number],
): ScannedPage {
  for (let row = top; row < top + height; row += 1)
    page.pixels.fill(PAPER, row * WIDTH + left, row * WIDTH + left + width);
  return page;
}

test('finds a spot without noise in a noisy scan', () => {
  const [patch, ...others] = findPatches(painted(scan(9), [400, 300, 60, 20]));
  expect(others).toEqual([]);
  expect(patch?.box).toEqual({ x: 400, y: 300, width: 60, height: 20 });
});

test.each([
  ['a noisy scan', scan(9)],
  ['a smooth scan', painted(scan(0), [400, 300, 60, 20])],
  ['the flat corner of a straightened scan', painted(scan(9), [0, 0, 80, 30])],
])('finds none in %s', (_what, page) => {
  expect(findPatches(page)).toEqual([]);
});
