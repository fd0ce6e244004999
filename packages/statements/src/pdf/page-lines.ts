import { type Cell, hasLettersApart, joinLetters, type Line, type PageText, type Word } from '../reading/page-text.ts';
import { wordsOfLine } from './words-of-line.ts';

export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /**
   * Name of the font; different fonts with the same name on a page are numbered. Words read from a picture have none.
   */
  font?: string;
}

/** Gap in letter heights above which words or columns are separate. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.2;
const COLUMN_GAP_APART = 2.4;
const LINE_TOLERANCE = 0.35;
const LINE_CHARACTERS_MAXIMUM = 2000;
/** Letters drawn again within this distance, in points, are bold. */
const BOLD_SHIFT = 1;
const BOLD_REACH = 4;

interface OpenLine {
  y: number;
  size: number;
  runs: TextRun[];
}

/** Underlines and fill characters. */
const rule = /^[_.·\s-]{4,}$/u;
/** Minimum number of doubled letters before a line counts as drawn twice. */
const DOUBLED_LETTERS_AT_LEAST = 6;
const DOUBLED_SHARE = 0.8;

function halved(word: string): string | undefined {
  const letters = Array.from(word);
  const first = letters.filter((_letter, index) => index % 2 === 0);
  return letters.length % 2 === 0 && first.every((letter, index) => letter === letters[2 * index + 1])
    ? first.join('')
    : undefined;
}

function once(text: string): string | undefined {
  const words = text.split(' ').map(halved);
  return words.includes(undefined) ? undefined : words.join(' ');
}

function seenOnce(lines: readonly Line[]): readonly Line[] {
  const long = lines.flatMap(({ cells }) => cells).filter(({ text }) => text.length >= DOUBLED_LETTERS_AT_LEAST);
  const areDoubled =
    long.filter(({ text }) => once(text) !== undefined).length >= DOUBLED_SHARE * Math.max(1, long.length);
  if (!areDoubled) return lines;
  const seen = <Piece extends { text: string }>(piece: Piece): Piece => ({
    ...piece,
    text: once(piece.text) ?? piece.text,
  });
  return lines.map((line) => ({ ...line, cells: line.cells.map(seen), words: line.words.map(seen) }));
}

/** The letters of a watermark are at least this many times larger than most of the page's text. */
const WATERMARK_FACTOR = 2;

function withoutWatermark(runs: readonly TextRun[]): TextRun[] {
  const usual = runs.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return runs.filter(({ text, size }) => size < WATERMARK_FACTOR * usual || !/^\p{L}$/u.test(text));
}

export function pageLines(runs: readonly TextRun[]): PageText {
  const lines: OpenLine[] = [];
  const written = withoutWatermark(runs.filter(({ text }) => !rule.test(text)));
  for (const run of written.sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && run.y - line.y <= LINE_TOLERANCE * Math.max(line.size, run.size)) {
      line.runs.push(run);
      line.size = Math.max(line.size, run.size);
    } else {
      lines.push({ y: run.y, size: run.size, runs: [run] });
    }
  }
  return seenOnce(lines.map(toLine).filter(({ cells }) => cells.length > 0));
}

function drawnOnce(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  for (const run of runs) {
    const isAgain = kept.slice(-BOLD_REACH).some(({ text, x }) => text === run.text && run.x - x <= BOLD_SHIFT);
    if (!isAgain) kept.push(run);
  }
  return kept;
}

function uptoMaximum(runs: readonly TextRun[]): TextRun[] {
  let length = 0;
  const past = runs.findIndex(({ text }) => (length += text.length) > LINE_CHARACTERS_MAXIMUM);
  return past < 0 ? [...runs] : runs.slice(0, past);
}

function cellsOf(pieces: readonly Word[], columnGap: number, wordGap: number): Cell[] {
  const cells: Cell[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { x, end, text } of pieces) {
    const cell = cells.at(-1);
    if (!cell || x - last > columnGap) cells.push({ x, text });
    else cell.text += x - last > wordGap ? ` ${text}` : text;
    last = Math.max(last, end);
  }
  return cells.map(({ x, text }) => ({ x, text: text.replace(/\s+/gu, ' ').trim() }));
}

function toLine({ y, size, runs }: OpenLine): Line {
  const drawn = uptoMaximum(drawnOnce(runs.sort((a, b) => a.x - b.x)));
  const isApart = hasLettersApart(drawn.map(({ text }) => text).join(' '));
  const { words, space } = wordsOfLine(drawn, { isApart, size });
  const pieces = drawn.map(({ text, x, width }) => ({
    text: hasLettersApart(text) ? joinLetters(text) : text,
    x,
    end: x + width,
  }));
  const cells = isApart
    ? cellsOf(words, COLUMN_GAP_APART * size, 0)
    : cellsOf(pieces, COLUMN_GAP * size, WORD_GAP * size);
  return { y, size, cells, words, space };
}
