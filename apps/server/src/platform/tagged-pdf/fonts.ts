import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const WEIGHTS = [400, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

const figtree = new URL('files/', import.meta.resolve('@fontsource/figtree/package.json'));
const notoSans = new URL('files/', import.meta.resolve('@fontsource/noto-sans/package.json'));

/** Each font file covers only some letters, so they are searched in order. */
const fontFiles = [
  new URL('figtree-latin', figtree),
  new URL('figtree-latin-ext', figtree),
  new URL('noto-sans-vietnamese', notoSans),
  new URL('noto-sans-cyrillic', notoSans),
  new URL('noto-sans-cyrillic-ext', notoSans),
  new URL('noto-sans-greek', notoSans),
  new URL('noto-sans-devanagari', notoSans),
];

export interface Face {
  name: string;
  font: Font;
}

export type Faces = Record<Weight, Face[]>;

export interface Run {
  face: Face;
  text: string;
}

const LOST = '?';

/** Direction marks and controls: no font has glyphs for them, and a fallback glyph would appear. */
const unseen = /[\p{Bidi_Control}\uFEFF]|(?!\s)\p{Cc}/gu;

/** Characters that may end a line become plain spaces; no-break spaces stay. */
const spaces = /[\t-\r\u0085\u1680\u2000-\u2006\u2008-\u200A\u2028\u2029\u205F\u3000 ]+/gu;

const joiners = /\p{Default_Ignorable_Code_Point}/gu;

const segmenter = new Intl.Segmenter();

let faces: Promise<Faces> | undefined;

export async function loadFaces(): Promise<Faces> {
  faces ??= readFaces();
  return faces;
}

/** Splits into grapheme clusters, which are never broken up. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function toDrawable(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(spaces, ' ');
}

/** Splits text by the first face that has each letter; unknown letters become question marks. */
export function runsOf(text: string, candidates: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const letter of lettersOf(text)) {
    const run = runOf(letter, candidates) ?? runOf(letter.replace(joiners, ''), candidates) ?? runOf(LOST, candidates);
    const last = runs.at(-1);
    if (run && last?.face === run.face) last.text += run.text;
    else if (run) runs.push(run);
  }
  return runs;
}

function runOf(letter: string, candidates: readonly Face[]): Run | undefined {
  const points = Array.from(letter, (character) => character.codePointAt(0) ?? 0);
  const face = candidates.find(({ font }) => points.every((point) => font.hasGlyphForCodePoint(point)));
  return face && { face, text: letter };
}

async function readFaces(): Promise<Faces> {
  const [regular, semibold, bold] = await Promise.all(WEIGHTS.map(readWeight));
  return { 400: regular ?? [], 600: semibold ?? [], 700: bold ?? [] };
}

async function readWeight(weight: Weight): Promise<Face[]> {
  return Promise.all(
    fontFiles.map(async ({ href }) => {
      const file = `${href}-${weight}-normal.woff`;
      return { name: file, font: create(unpackWoff(await readFile(new URL(file)))) };
    }),
  );
}
