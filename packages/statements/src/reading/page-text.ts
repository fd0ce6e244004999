export interface Cell {
  x: number;
  text: string;
}

export interface Word {
  x: number;
  end: number;
  text: string;
}

export interface Line {
  y: number;
  size: number;
  cells: readonly Cell[];
  words: readonly Word[];
  /** Widest gap in points within a phrase, such as between the groups of `1 234,56`. */
  space: number;
}

/** Lines from top to bottom. */
export type PageText = readonly Line[];

/** Lower case, without accents and ligatures, with plain spaces and dashes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\u2019\u2018]/gu, "'")
    .toLowerCase();
}

/** Folded and without spaces, so that widely spaced letters and joined words read the same. */
export function squash(text: string): string {
  return fold(text).replace(/\s+/gu, '');
}

/** An amount with cents, anywhere in a text. */
export const hasMoney = /\d[.,]\d{2}(?!\d)/u;

export function textOf(line: Line): string {
  return line.cells.map(({ text }) => text).join('\t');
}

/** If most words are single letters, the letters were drawn separately. */
const SPLIT_LETTERS_AT_LEAST = 3;
const SPLIT_SHARE = 0.6;

export function hasLettersApart(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const single = words.filter((word) => word.length === 1).length;
  return single >= SPLIT_LETTERS_AT_LEAST && single >= words.length * SPLIT_SHARE;
}

/** Rejoins letters that were drawn separately; two or more spaces separate words. */
export function joinLetters(text: string): string {
  return text
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}
