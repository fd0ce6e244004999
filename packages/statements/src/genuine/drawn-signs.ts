import { type FileSign, newSign } from '@portal/contract/application/statements/file-signs';
import { hasMoney } from '../reading/page-text.ts';
import type { TextRun } from '../pdf/page-lines.ts';
import { atMost, boxOf, isAmount, markOf, sharedWidth } from './page-runs.ts';

/** How a page is drawn, in points from its upper left corner. */
export interface DrawnPage {
  /** Middle of each letter, and whether it cannot be seen. */
  letters: readonly { x: number; y: number; isHidden: boolean; boxes: number }[];
  /** Filled boxes in drawing order; the first `boxes` of a letter were drawn before it. */
  boxes: readonly { left: number; top: number; right: number; bottom: number; isWhite: boolean }[];
}

type Letter = DrawnPage['letters'][number];

function lettersOf(run: TextRun, { letters }: DrawnPage): Letter[] {
  const { x, y, width, height } = boxOf(run);
  return letters.filter((letter) => letter.x >= x && letter.x <= x + width && letter.y >= y && letter.y <= y + height);
}

/** Less than 1, because letters at the edge of a run may belong to its neighbour. */
const HIDDEN_SHARE = 0.6;

function isCovered(run: TextRun, drawn: DrawnPage): boolean {
  const own = lettersOf(run, drawn);
  return own.length > 0 && own.filter(({ isHidden }) => isHidden).length >= HIDDEN_SHARE * own.length;
}

/** Height in letter heights; a larger box is a cell or the background of a table. */
const BOX_HEIGHT = 2.5;
const BOX_WIDTH = 14;
/** If more amounts than this are on boxes, that is how the table is printed. */
const BOXED_SHARE = 0.3;

function isBoxed(run: TextRun, drawn: DrawnPage): boolean {
  const own = lettersOf(run, drawn).filter(({ isHidden }) => !isHidden);
  return (
    own.length > 0 &&
    own.every((letter) =>
      drawn.boxes.some(
        ({ left, top, right, bottom, isWhite }, index) =>
          isWhite &&
          index < letter.boxes &&
          letter.x >= left &&
          letter.x <= right &&
          letter.y >= top &&
          letter.y <= bottom &&
          bottom - top <= BOX_HEIGHT * run.size &&
          right - left <= BOX_WIDTH * run.size,
      ),
    )
  );
}

/** Drops runs that other text is drawn over, because only the upper text is on the box. */
function lastOfPlaces(runs: readonly TextRun[]): TextRun[] {
  return runs.filter(
    (run, index) =>
      !runs.slice(index + 1).some((later) => Math.abs(later.y - run.y) < 1 && sharedWidth(run, later) > 0),
  );
}

export function findDrawnSigns(runs: readonly TextRun[], drawn: DrawnPage): FileSign[] {
  const covered = runs.filter((run) => hasMoney.test(run.text) && isCovered(run, drawn));
  const amounts = runs.filter((run) => isAmount(run.text) && !covered.includes(run));
  const boxed = lastOfPlaces(amounts.filter((run) => isBoxed(run, drawn)));
  const isOdd = boxed.length <= Math.max(1, BOXED_SHARE * amounts.length);
  return [
    ...(covered.length > 0 ? [newSign('covered', 'strong', { marks: atMost(covered.map(markOf)) })] : []),
    ...(boxed.length > 0 && isOdd ? [newSign('boxed', 'strong', { marks: atMost(boxed.map(markOf)) })] : []),
  ];
}
