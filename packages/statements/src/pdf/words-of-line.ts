import { hasLettersApart, joinLetters, type Word } from '../reading/page-text.ts';
import type { TextRun } from './page-lines.ts';

/** Gap in letter heights above which words or columns are separate. */
const WORD_GAP = 0.15;
/** With widely spaced letters, a word gap is this many times the letter gap. */
const APART_FACTOR = 1.6;
const LETTER_GAP_MAXIMUM = 0.5;
/** A space is 0.28 of the letter height in most fonts, and 0.6 in monospaced ones. */
const PHRASE_GAP = 0.75;
const PHRASE_GAP_APART = 1.4;

/** Letter widths in thousandths of the height, as in Helvetica; only used to place words within a run. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[ijl'|]/u, 222],
  [/[\s.,:;/ftI!()[\]-]/u, 278],
  [/[cksvxyzJ]/u, 500],
  [/[\da-z$]/u, 556],
  [/[mMW@]/u, 840],
];
const CAPITAL_WIDTH = 690;

/** A run with wide spaces spans columns and is monospaced. */
const COLUMNS = /\s{3,}/u;

function widthOf(text: string, isMonospaced: boolean): number {
  if (isMonospaced) return text.length;
  let sum = 0;
  for (const letter of text) sum += widths.find(([letters]) => letters.test(letter))?.[1] ?? CAPITAL_WIDTH;
  return sum;
}

const singleLetters = /^\S(?: \S)+$/u;
/** Matches a date so close to the next column that both form one word. */
const GLUED =
  /^(?<date>\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2}|\d{2}-\p{L}{3}-\d{4}|\d{1,2} ?(?:JAN|F[EÉ]V|FEB|MAR|APR|AVR|MA[IY]|JUI?N|JUI?L|AUG|AO[UÛ]|SEPT?|OCT|NOV|D[EÉ]C))(?=\p{L})(?!\p{Lu}{4})/u;

/** Words of a run: the first starts and the last ends with the run; the others are placed by letter widths. */
function split({ text, x, width }: TextRun, isApart: boolean): Word[] {
  const hasApart = hasLettersApart(text) || (isApart && singleLetters.test(text));
  const joined = (hasApart ? joinLetters(text) : text.trim()).replace(GLUED, '$<date> ');
  if (!/\s/u.test(joined)) return [{ x, end: x + width, text: joined }];
  const isMonospaced = COLUMNS.test(joined);
  const scale = width / widthOf(joined, isMonospaced);
  const words: Word[] = [];
  let at = x;
  for (const part of joined.split(/(\s+)/u)) {
    const end = at + scale * widthOf(part, isMonospaced);
    if (part.trim() !== '') words.push({ x: at, end, text: part });
    at = end;
  }
  const last = words.at(-1);
  if (last) last.end = x + width;
  return words;
}

/** Gap in points that separates words; larger with widely spaced letters. */
function wordGapOf(runs: readonly TextRun[], { isApart, size }: LineLook): number {
  if (!isApart) return WORD_GAP * size;
  let least = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    const gap = run.x - end;
    if (gap > 0) least = Math.min(least, gap);
    end = run.x + run.width;
  }
  return least < LETTER_GAP_MAXIMUM * size ? Math.max(WORD_GAP * size, APART_FACTOR * least) : WORD_GAP * size;
}

interface LineLook {
  isApart: boolean;
  size: number;
}

const wholeDate = /^\d{2}\/\d{2}\/\d{4}$|^\d{2}-\p{L}{3}-\d{4}$/u;
const dayAndMonth = /^\d{1,2} ?(?:JAN|F[EÉ]V|FEB|MAR|APR|AVR|MA[IY]|JUI?N|JUI?L|AUG|AO[UÛ]|SEPT?|OCT|NOV|D[EÉ]C)$/u;

function isDateBefore(words: readonly Word[], right: Word): boolean {
  const isBegin = words.length <= 2 && dayAndMonth.test(words.map(({ text }) => text).join(' '));
  return (isBegin || wholeDate.test(words.at(-1)?.text ?? '')) && /^\p{L}/u.test(right.text);
}

export function wordsOfLine(runs: readonly TextRun[], look: LineLook): { words: Word[]; space: number } {
  const wordGap = wordGapOf(runs, look);
  const words: Word[] = [];
  for (const run of runs) {
    const [first, ...others] = split(run, look.isApart);
    const last = words.at(-1);
    if (first && last && first.x - last.end <= wordGap && !isDateBefore(words, first)) {
      last.text += first.text;
      last.end = Math.max(last.end, first.end);
    } else if (first) {
      words.push(first);
    }
    words.push(...others);
  }
  return { words, space: (look.isApart ? PHRASE_GAP_APART : PHRASE_GAP) * look.size };
}
