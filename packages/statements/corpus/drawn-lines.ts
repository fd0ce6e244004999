import type { Line } from '../src/reading/page-text.ts';

const LETTER = 5;

export type Cells = readonly (readonly [x: number, text: string])[];

export function drawnLine(cells: Cells, y: number): Line {
  const words = cells.flatMap(([x, text]) =>
    [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
      x: x + index * LETTER,
      end: x + (index + word.length) * LETTER,
      text: word,
    })),
  );
  return { y, size: 9, cells: cells.map(([x, text]) => ({ x, text })), words, space: 6 };
}

export function rightCell(end: number, text: string): readonly [number, string] {
  return [end - text.length * LETTER, text];
}
