import { type FileSign, type FileSignKind, newSign } from '@portal/contract/application/statements/file-signs';
import type { TextRun } from '../pdf/page-lines.ts';
import { atMost, isAmount, linesOf, markOf, sharedWidth } from './page-runs.ts';

/** With fewer amounts than this, it is unclear what is usual. */
const COLUMN_AT_LEAST = 4;
/** Upper bound, since each amount is compared with all others. */
const AMOUNTS_MAXIMUM = 400;
/** Amounts of one column share at least half of the narrower one's width. */
const SHARED_WIDTH = 0.5;
/** If a larger share of the amounts differs, the bank prints them that way. */
const ODD_SHARE = 0.2;

interface PlacedAmount {
  run: TextRun;
  /** The rest of the amount's line. */
  beside: readonly TextRun[];
  shape: string;
}

interface Amount extends PlacedAmount {
  column: readonly PlacedAmount[];
}

const areAlike = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

/** A total may look different, and so may its label. */
const label = /total|balance|solde|opening|closing|forward|report/iu;

/** `1,234.56` and `9,876.54` are equally wide in one font and size, because the digits in statements are. */
function shapeOf({ text, font, size }: TextRun): string {
  return `${text.replaceAll(/\d/gu, '0')} ${font ?? ''} ${size.toFixed(1)}`;
}

function amountsOf(runs: readonly TextRun[]): Amount[] {
  const placed = linesOf(runs).flatMap((line): PlacedAmount[] =>
    line.runs
      .filter(({ text }) => isAmount(text))
      .map((run) => ({ run, beside: line.runs.filter((other) => other !== run), shape: shapeOf(run) })),
  );
  const amounts = placed.slice(0, AMOUNTS_MAXIMUM);
  return amounts.map((amount) => ({ ...amount, column: amounts.filter((other) => isInColumn(amount.run, other.run)) }));
}

function isInColumn(run: TextRun, other: TextRun): boolean {
  return run !== other && sharedWidth(run, other) >= SHARED_WIDTH * Math.min(run.width, other.width);
}

function isUnlike(amount: Amount, isSame: (other: PlacedAmount) => boolean, isUsual: (other: PlacedAmount) => boolean) {
  const others = amount.column.filter((other) => !isSame(other));
  const odd = amount.column.length - others.length + 1;
  return (
    others.length >= COLUMN_AT_LEAST &&
    others.filter(isUsual).length >= (1 - ODD_SHARE) * others.length &&
    odd <= Math.max(1, ODD_SHARE * (others.length + odd))
  );
}

interface AmountsOfPage {
  runs: readonly TextRun[];
  /** Whether the page has a column of amounts of different lengths with the same right edge. */
  isRightAligned: () => boolean;
}

type Test = (amount: Amount, page: AmountsOfPage) => boolean;

const fontUsedBy = (font: string | undefined) => (run: TextRun) => run.font === font && !isAmount(run.text);

/** Whether the amount is in a font that no other line of the page uses for words. A bold total is not odd. */
const hasOddFont: Test = (amount, { runs }) => {
  const { run, beside } = amount;
  if (run.font === undefined) return false;
  const isUsed = fontUsedBy(run.font);
  if (runs.some((other) => isUsed(other) && !beside.includes(other))) return false;
  if (beside.some(isUsed) && beside.some(({ text }) => label.test(text))) return false;
  const usual = amount.column.find((other) => other.run.font !== run.font)?.run.font;
  return isUnlike(
    amount,
    (other) => other.run.font === run.font,
    (other) => other.run.font === usual,
  );
};

const SIZE_TOLERANCE = 0.05;
const SIZE_DIFFERENCE = 0.25;

const hasOddSize: Test = (amount) => {
  const { run, beside } = amount;
  if (beside.some(({ size }) => areAlike(size, run.size, SIZE_TOLERANCE))) return false;
  const usual = amount.column.find((other) => !areAlike(other.run.size, run.size, SIZE_DIFFERENCE))?.run.size ?? 0;
  return isUnlike(
    amount,
    (other) => areAlike(other.run.size, run.size, SIZE_DIFFERENCE),
    (other) => areAlike(other.run.size, usual, SIZE_TOLERANCE),
  );
};

/** Points by which an amount may be off the baseline of its line. */
const BASELINE_TOLERANCE = 0.1;
const BASELINE_DIFFERENCE = 0.25;

function offBaseline({ run, beside }: PlacedAmount): number {
  const others = beside.map(({ y }) => y).sort((a, b) => a - b);
  return run.y - (others[Math.floor(others.length / 2)] ?? run.y);
}

const hasOddBaseline: Test = (amount) =>
  Math.abs(offBaseline(amount)) >= BASELINE_DIFFERENCE &&
  isUnlike(
    amount,
    (other) => Math.abs(offBaseline(other)) >= BASELINE_DIFFERENCE,
    (other) => Math.abs(offBaseline(other)) <= BASELINE_TOLERANCE,
  );

const WIDTH_TOLERANCE = 0.005;
const WIDTH_DIFFERENCE = 0.025;

const hasOddSpacing: Test = (amount) => {
  const { run, shape } = amount;
  const alike = { ...amount, column: amount.column.filter((other) => other.shape === shape) };
  const isWideAs = (width: number, tolerance: number) => (other: PlacedAmount) =>
    areAlike(other.run.width, width, tolerance * width);
  const isSame = isWideAs(run.width, WIDTH_DIFFERENCE);
  const usual = alike.column.find((other) => !isSame(other))?.run.width ?? 0;
  return isUnlike(alike, isSame, isWideAs(usual, WIDTH_TOLERANCE));
};

const plainAmount = /^\d[\d ,.\u00A0\u202F]*\d$/u;
/** In points: how much right edges of one column vary, how far an odd edge is off, and how far apart edges are compared. */
const EDGE_TOLERANCE = 0.3;
const EDGE_DIFFERENCE = 0.6;
const EDGE_REACH = 14;
const EDGE_ODD_SHARE = 0.1;

const rightOf = ({ x, width }: TextRun) => x + width;

/** A summary may have columns of its own; a row has words to the left of its amount. */
const isDescription =
  (run: TextRun) =>
  ({ text, x }: TextRun) =>
    x < run.x && /\p{L}{3}/u.test(text);

const endsAt = (right: number, tolerance: number) => (other: PlacedAmount) =>
  areAlike(rightOf(other.run), right, tolerance);

function endsAtOnePlace({ run, column }: Amount): boolean {
  const aligned = column.filter(endsAt(rightOf(run), EDGE_TOLERANCE));
  return aligned.length >= COLUMN_AT_LEAST && aligned.some((other) => other.run.text.length !== run.text.length);
}

/** Whether the amount is out of line with its column, on a page that aligns amounts at the right. */
const hasOddEdge: Test = (amount, { isRightAligned }) => {
  const { run, beside } = amount;
  if (!plainAmount.test(run.text) || !beside.some(isDescription(run))) return false;
  const near = amount.column.filter(
    (other) =>
      plainAmount.test(other.run.text) &&
      other.run.font === run.font &&
      areAlike(other.run.size, run.size, SIZE_TOLERANCE) &&
      endsAt(rightOf(run), EDGE_REACH)(other),
  );
  const others = near.filter((other) => !endsAt(rightOf(run), EDGE_DIFFERENCE)(other));
  const aligned = others.filter(endsAt(rightOf(others[0]?.run ?? run), EDGE_TOLERANCE));
  const odd = near.length - aligned.length + 1;
  const isWithin = aligned.some((other) => other.run.y < run.y) && aligned.some((other) => other.run.y > run.y);
  return (
    isWithin &&
    aligned.length >= COLUMN_AT_LEAST &&
    odd <= Math.max(1, EDGE_ODD_SHARE * near.length) &&
    isRightAligned()
  );
};

const tests = {
  font: hasOddFont,
  size: hasOddSize,
  spacing: hasOddSpacing,
  baseline: hasOddBaseline,
  edge: hasOddEdge,
} as const satisfies Partial<Record<FileSignKind, Test>>;

export function findOddAmounts(runs: readonly TextRun[]): FileSign[] {
  const amounts = amountsOf(runs);
  const page = { runs, isRightAligned: () => amounts.some(endsAtOnePlace) };
  return (Object.keys(tests) as (keyof typeof tests)[]).flatMap((sign) => {
    const odd = amounts.filter((amount) => tests[sign](amount, page));
    return odd.length === 0 ? [] : newSign(sign, 'strong', { marks: atMost(odd.map(({ run }) => markOf(run))) });
  });
}
