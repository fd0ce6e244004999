import type { SignBox, SignMark } from '@portal/contract/application/statements/file-signs';
import type { TextRun } from '../pdf/page-lines.ts';

/** This many marks are enough to see what was changed. */
const MARKS_MAXIMUM = 20;
const TEXT_MAXIMUM_LENGTH = 120;

const AMOUNT = /^[-−–(]?\s*\$?\s*\d{1,3}(?:[ ,.\u00A0\u202F]?\d{3})*[.,]\d{2}\s*\)?[-−–]?\s*\$?$/u;
const AMOUNT_LETTERS_MAXIMUM = 24;

export function isAmount(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= AMOUNT_LETTERS_MAXIMUM && AMOUNT.test(trimmed);
}

export interface RunLine {
  runs: TextRun[];
}

const LINE_TOLERANCE = 0.35;

export function linesOf(runs: readonly TextRun[]): RunLine[] {
  const lines: (RunLine & { y: number })[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && run.y - line.y <= LINE_TOLERANCE * run.size) line.runs.push(run);
    else lines.push({ y: run.y, runs: [run] });
  }
  return lines;
}

export function boxOf({ x, y, width, size }: TextRun): SignBox {
  return { x, y: y - size, width, height: size };
}

export function shortened(text: string): string {
  return text.trim().slice(0, TEXT_MAXIMUM_LENGTH);
}

export function markOf(run: TextRun): SignMark {
  return { page: 1, box: boxOf(run), text: shortened(run.text), earlierText: null };
}

export function atMost(marks: readonly SignMark[]): SignMark[] {
  return marks.slice(0, MARKS_MAXIMUM);
}

/** How far two boxes overlap horizontally, in points; negative if they are apart. */
export function sharedWidth(a: Pick<SignBox, 'x' | 'width'>, b: Pick<SignBox, 'x' | 'width'>): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}
