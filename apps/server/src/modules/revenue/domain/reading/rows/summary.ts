import { fold } from '../page-text.ts';
import { type Amount, hasCents, withCents } from './amounts.ts';
import type { CheckLabel } from './labels.ts';
import type { LabelledPhrase, TableLine } from './table-lines.ts';

/** A sum printed beside the table, in cents as printed; the number of items, where that is printed with it. */
export interface PrintedSum {
  label: CheckLabel;
  cents: number;
  items: number | undefined;
}

/** Boxes have their amounts at most so many lines, and letter heights, below their labels. */
const BELOW_LINES = 3;
const BELOW_HEIGHTS = 4.5;
const BESIDE = 30;

/** The amount after a label, and before the next one. */
function amountBeside(line: TableLine, phrase: LabelledPhrase): Amount | undefined {
  const until = line.phrases.find(({ from }) => from > phrase.from)?.from ?? Number.POSITIVE_INFINITY;
  return withCents(line).find(({ from }) => from >= phrase.past && from < until);
}

function apart(phrase: LabelledPhrase, { x, end }: Amount): number {
  if (x < phrase.end && end > phrase.x) return 0;
  return Math.min(Math.abs(x - phrase.x), Math.abs(end - phrase.end));
}

/** The amount in a box below a label. */
function amountBelow(phrase: LabelledPhrase, line: TableLine, below: readonly TableLine[]): Amount | undefined {
  for (const next of below.slice(0, BELOW_LINES)) {
    if (next.page !== line.page || next.line.y - line.line.y > BELOW_HEIGHTS * line.line.size) return undefined;
    if (next.phrases.length > 0 || next.heading.length > 0) return undefined;
    const [nearest] = withCents(next)
      .filter((amount) => apart(phrase, amount) <= BESIDE)
      .sort((a, b) => apart(phrase, a) - apart(phrase, b));
    if (nearest) return nearest;
  }
  return undefined;
}

const ITEMS = /^\(?(?<items>\d{1,4})\)?$/u;

/** The number of items beside the label of a total. */
function itemsOf({ line }: TableLine, phrase: LabelledPhrase, amount: Amount): number | undefined {
  const words = line.words.slice(phrase.from, Math.max(amount.from, phrase.past));
  const items = words.flatMap(({ text }) => ITEMS.exec(fold(text))?.groups?.items ?? []);
  return items.length === 1 ? Number(items[0]) : undefined;
}

/** The sums that lines beside a table print with a label. */
export function printedSums(lines: readonly TableLine[]): PrintedSum[] {
  return lines.flatMap((line, index) =>
    line.phrases.flatMap((phrase) => {
      const beside = amountBeside(line, phrase);
      const amount = beside ?? (hasCents(line) ? undefined : amountBelow(phrase, line, lines.slice(index + 1)));
      if (!amount) return [];
      return [{ label: phrase.label, cents: amount.cents, items: beside ? itemsOf(line, phrase, beside) : undefined }];
    }),
  );
}
