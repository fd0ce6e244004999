import type { TextRun } from '../pdf/page-lines.ts';

/** Maximum distance between baselines of one line, in letter heights. */
const LINE_TOLERANCE = 0.5;
/** Words overlapping by this share of the narrower one are in the same place. */
const OVERLAP = 0.3;

function isOver(left: TextRun, right: TextRun): boolean {
  const isOneLine = Math.abs(left.y - right.y) <= LINE_TOLERANCE * Math.min(left.size, right.size);
  const overlap = Math.min(left.x + left.width, right.x + right.width) - Math.max(left.x, right.x);
  return isOneLine && overlap > OVERLAP * Math.min(left.width, right.width);
}

/** The other pass's runs where this run is; undefined if they also cover other runs. */
function othersAt(run: TextRun, first: readonly TextRun[], other: readonly TextRun[]): TextRun[] | undefined {
  const found = other.filter((each) => isOver(each, run));
  const isMore = first.some((each) => each !== run && found.some((place) => isOver(place, each)));
  return isMore ? undefined : found;
}

const textOf = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join(' ');

/**
 * Merges three OCR passes: where the second and third agree, they replace words that the first read differently,
 * incompletely or not at all. Sums are not considered.
 */
export function agreedRuns(
  first: readonly TextRun[],
  second: readonly TextRun[],
  third: readonly TextRun[],
): TextRun[] {
  const kept = first.flatMap((run) => {
    const [left, right] = [othersAt(run, first, second), othersAt(run, first, third)];
    const areAgreed = left && right && textOf(left) === textOf(right);
    return areAgreed && textOf(left) !== run.text ? left.map((each) => ({ ...each, y: run.y, size: run.size })) : [run];
  });
  const lost = second.filter(
    (run) =>
      !first.some((each) => isOver(each, run)) && third.some((each) => each.text === run.text && isOver(each, run)),
  );
  return [...kept, ...lost];
}
