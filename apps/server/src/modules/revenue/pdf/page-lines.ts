import { type Cell, hasLettersApart, joinLetters, type Line, type PageText } from '../domain/reading/page-text.ts';

/** A run of text as the PDF draws it: its letters, where it begins, and how wide and high it is, in points. */
export interface TextRun {
  text: string;
  x: number;
  /** From the top. */
  y: number;
  width: number;
  size: number;
}

/** In heights of a letter: what is further apart is another word, or another column. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.2;
const COLUMN_GAP_APART = 2.4;
/** Runs whose feet are this close stand on one line. */
const LINE_TOLERANCE = 0.35;
const LINE_CHARACTERS_MAXIMUM = 2000;

interface OpenLine {
  y: number;
  size: number;
  runs: TextRun[];
}

/** Puts runs, which come in the order of drawing, back into lines and columns. */
export function pageLines(runs: readonly TextRun[]): PageText {
  const lines: OpenLine[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && run.y - line.y <= LINE_TOLERANCE * Math.max(line.size, run.size)) {
      line.runs.push(run);
      line.size = Math.max(line.size, run.size);
    } else lines.push({ y: run.y, size: run.size, runs: [run] });
  }
  return lines.map(toLine).filter(({ cells }) => cells.length > 0);
}

function toLine({ y, size, runs }: OpenLine): Line {
  const cells: Cell[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let length = 0;
  const isApart = hasLettersApart(runs.map(({ text }) => text).join(' '));
  const columnGap = isApart ? COLUMN_GAP_APART : COLUMN_GAP;
  for (const run of runs.sort((a, b) => a.x - b.x)) {
    const text = isApart || hasLettersApart(run.text) ? joinLetters(run.text) : run.text;
    length += text.length;
    if (length > LINE_CHARACTERS_MAXIMUM) break;
    const gap = (run.x - end) / size;
    const cell = cells.at(-1);
    if (!cell || gap > columnGap) cells.push({ x: run.x, text });
    else cell.text += gap > WORD_GAP ? ` ${text}` : text;
    end = Math.max(end, run.x + run.width);
  }
  return { y, size, cells: cells.map(({ x, text }) => ({ x, text: text.replace(/\s+/gu, ' ').trim() })) };
}
