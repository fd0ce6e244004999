import { type FileSign, newSign } from '@portal/contract/application/statements/file-signs';
import { hasLettersApart, squash } from '../reading/page-text.ts';
import type { TextRun } from '../pdf/page-lines.ts';
import { atMost, markOf, sharedWidth } from './page-runs.ts';

/** Share of the narrower text that must be under the other. */
const SHARED_WIDTH = 0.5;
/** Baselines closer than this, in letter heights, mean that one text is printed over the other. */
const SHARED_HEIGHT = 0.5;
/** A watermark is larger than the text below it. */
const SIZE_RATIO_MAXIMUM = 1.8;
const LETTERS_AT_LEAST = 3;

function isWritten({ text }: TextRun): boolean {
  return !hasLettersApart(text) && (text.match(/[\p{L}\d]/gu)?.length ?? 0) >= LETTERS_AT_LEAST;
}

function isOver(run: TextRun, other: TextRun): boolean {
  const [small, large] = [Math.min(run.size, other.size), Math.max(run.size, other.size)];
  if (Math.abs(run.y - other.y) > SHARED_HEIGHT * small || large > SIZE_RATIO_MAXIMUM * small) return false;
  if (sharedWidth(run, other) < SHARED_WIDTH * Math.min(run.width, other.width)) return false;
  // Text drawn twice is bold.
  const [text, below] = [squash(run.text), squash(other.text)];
  return !text.includes(below) && !below.includes(text);
}

export function findOverlaps(runs: readonly TextRun[]): FileSign[] {
  const written = runs.filter(isWritten).map((run, order) => ({ run, order }));
  const sorted = written.toSorted((a, b) => a.run.y - b.run.y);
  const marks = sorted.flatMap(({ run, order }, index) => {
    for (let at = index + 1; at < sorted.length; at += 1) {
      const next = sorted[at];
      if (!next || next.run.y - run.y > SHARED_HEIGHT * run.size) break;
      if (!isOver(run, next.run)) continue;
      const [upper, lower] = order > next.order ? [run, next.run] : [next.run, run];
      return [{ ...markOf(upper), earlierText: lower.text.trim() }];
    }
    return [];
  });
  return marks.length === 0 ? [] : [newSign('overlap', 'strong', { marks: atMost(marks) })];
}
