import { type Cell, hasLettersApart, joinLetters, type Line, type PageText } from '../reading/page-text.ts';
import { wordsOfLine } from './words-of-line.ts';

export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** The file's name of the font; absent for scanned text. */
  font?: string;
}

/** In letter heights: a larger gap separates words or columns. */
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

export function pageLines(runs: readonly TextRun[]): PageText {
  const lines: OpenLine[] = [];
  const written = runs.filter(({ text }) => !rule.test(text));
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

function toLine({ y, size, runs }: OpenLine): Line {
  const cells: Cell[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const drawn = uptoMaximum(drawnOnce(runs.sort((a, b) => a.x - b.x)));
  const isApart = hasLettersApart(drawn.map(({ text }) => text).join(' '));
  const columnGap = isApart ? COLUMN_GAP_APART : COLUMN_GAP;
  for (const run of drawn) {
    const text = isApart || hasLettersApart(run.text) ? joinLetters(run.text) : run.text;
    const gap = (run.x - end) / size;
    const cell = cells.at(-1);
    if (!cell || gap > columnGap) cells.push({ x: run.x, text });
    else cell.text += gap > WORD_GAP ? ` ${text}` : text;
    end = Math.max(end, run.x + run.width);
  }
  return {
    y,
    size,
    cells: cells.map(({ x, text }) => ({ x, text: text.replace(/\s+/gu, ' ').trim() })),
    ...wordsOfLine(drawn, { isApart, size }),
  };
}
