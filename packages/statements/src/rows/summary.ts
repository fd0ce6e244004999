import { addDays } from '@portal/contract/calendar';
import { fold, squash, type Word } from '../reading/page-text.ts';
import { type Amount, hasCents, withCents } from './amounts.ts';
import type { Dating } from './build-rows.ts';
import { type CheckLabel, isBalanceOfDay, isCurrentBalance } from './labels.ts';
import { dayOf } from './row-dates.ts';
import { type LabelledPhrase, type TableLine, wordsBefore } from './table-lines.ts';

/**
 * A sum printed outside the table, in cents as printed, with its number of items if printed; or only a number of items.
 */
export interface PrintedSum {
  /** `current`: balance of the last day, if nothing else is labelled as such. */
  label: CheckLabel | 'current';
  cents: number | undefined;
  items: number | undefined;
}

/** Maximum distance of a box's amounts below their labels, in lines and letter heights. */
const BELOW_LINES = 3;
const BELOW_HEIGHTS = 4.5;
const BESIDE = 30;

function amountBeside(line: TableLine, phrase: LabelledPhrase): Amount | undefined {
  const until = line.phrases.find(({ from }) => from > phrase.from)?.from ?? Number.POSITIVE_INFINITY;
  return withCents(line).find(({ from }) => from >= phrase.past && from < until);
}

function apart(phrase: LabelledPhrase, { x, end }: Pick<Word, 'x' | 'end'>): number {
  if (x < phrase.end && end > phrase.x) return 0;
  return Math.min(Math.abs(x - phrase.x), Math.abs(end - phrase.end));
}

function boxBelow({ page, line }: TableLine, below: readonly TableLine[]): TableLine[] {
  const near = below.slice(0, BELOW_LINES);
  const past = near.findIndex(
    (next) =>
      next.page !== page ||
      next.line.y - line.y > BELOW_HEIGHTS * line.size ||
      next.phrases.length > 0 ||
      next.heading.length > 0,
  );
  return past < 0 ? near : near.slice(0, past);
}

function nearestBelow<Place extends Pick<Word, 'x' | 'end'>>(
  phrase: LabelledPhrase,
  below: readonly TableLine[],
  placesIn: (line: TableLine) => readonly Place[],
): Place | undefined {
  for (const next of below) {
    const [nearest] = placesIn(next)
      .filter((place) => apart(phrase, place) <= BESIDE)
      .sort((a, b) => apart(phrase, a) - apart(phrase, b));
    if (nearest) return nearest;
  }
  return undefined;
}

const ITEMS = /(?:^\(?|[a-z]\(|[a-z]:)(?<items>\d{1,4})\)?$/u;

function numberOf({ text }: Pick<Word, 'text'>): number | undefined {
  const items = ITEMS.exec(fold(text))?.groups?.items;
  return items === undefined ? undefined : Number(items);
}

const itemsWord = /^(?:items?|transactions?|operations?|ecritures?)\b/u;

function itemsOf({ line }: TableLine, phrase: LabelledPhrase, amount: Amount): number | undefined {
  const words = line.words.slice(phrase.from, Math.max(amount.from, phrase.past));
  const [after, word] = line.words.slice(amount.past);
  const isBehind = word !== undefined && itemsWord.test(fold(word.text));
  const items = [...words, ...(after && isBehind ? [after] : [])].flatMap((each) => numberOf(each) ?? []);
  return items.length === 1 ? items[0] : undefined;
}

function freeWords({ line, amounts, dates }: TableLine): Word[] {
  const taken = [...withCents({ amounts }), ...dates];
  return line.words.filter((_word, index) => !taken.some(({ from, past }) => index >= from && index < past));
}

function countBeside(line: TableLine, phrase: LabelledPhrase): number | undefined {
  const until = line.phrases.find(({ from }) => from > phrase.from)?.x ?? Number.POSITIVE_INFINITY;
  const items = freeWords(line)
    .filter(({ x }) => x >= phrase.x && x < until)
    .flatMap((word) => numberOf(word) ?? []);
  return items.length === 1 ? items[0] : undefined;
}

const countRow = /^(?:number|nombre|nbre|items?|quantity|quantite|count)[^a-z]*$/u;

function itemsBelow(phrase: LabelledPhrase, line: TableLine, below: readonly TableLine[]): number | undefined {
  const rows = boxBelow(line, below).filter((next) => countRow.test(squash(wordsBefore(next))));
  return numberBelow(phrase, rows);
}

function numberBelow(phrase: LabelledPhrase, below: readonly TableLine[]): number | undefined {
  const numbersIn = (line: TableLine) => freeWords(line).filter((word) => numberOf(word) !== undefined);
  const nearest = nearestBelow(phrase, below, numbersIn);
  return nearest && numberOf(nearest);
}

function countOf(line: TableLine, phrase: LabelledPhrase, below: readonly TableLine[]): PrintedSum[] {
  const items = countBeside(line, phrase) ?? numberBelow(phrase, boxBelow(line, below));
  return items === undefined ? [] : [{ label: phrase.label, cents: undefined, items }];
}

function sumOf(line: TableLine, phrase: LabelledPhrase, below: readonly TableLine[]): PrintedSum[] {
  const beside = amountBeside(line, phrase);
  const amount = beside ?? (hasCents(line) ? undefined : nearestBelow(phrase, boxBelow(line, below), withCents));
  if (!amount) return [];
  const items = beside ? itemsOf(line, phrase, beside) : (countBeside(line, phrase) ?? itemsBelow(phrase, line, below));
  return [{ label: phrase.label, cents: amount.cents, items }];
}

/** A line's only balance, if its date is the period's last day or the day before its first day. */
function balanceOfDay(line: TableLine, { span, isMonthFirst }: Dating): PrintedSum[] {
  const [amount, another] = withCents(line);
  const day = line.dates[0] && dayOf(line.dates[0], span, isMonthFirst);
  if (!amount || another || line.phrases.length > 0 || !isBalanceOfDay(wordsBefore(line))) return [];
  if (day === span.to) return [{ label: 'closing', cents: amount.cents, items: undefined }];
  return day === addDays(span.from, -1) ? [{ label: 'opening', cents: amount.cents, items: undefined }] : [];
}

/** A line's only balance, if it is labelled as current and its date, if any, is the period's last day. */
function currentBalance(line: TableLine, { span, isMonthFirst }: Dating): PrintedSum[] {
  const [amount, another] = withCents(line);
  if (!amount || another || !isCurrentBalance(wordsBefore(line))) return [];
  const isOther = line.dates.some((date) => dayOf(date, span, isMonthFirst) !== span.to);
  return isOther ? [] : [{ label: 'current', cents: amount.cents, items: undefined }];
}

const feesTitle = /\b(?:fees?|frais|charges)\b/u;
/** Text longer than this is a sentence, not a title. */
const TITLE_WORDS_MAXIMUM = 8;

/** Whether a line is the title of a list of fees, whose counts and charges are not sums of rows. */
function isTitleOfFees(line: TableLine): boolean {
  const words = line.line.words.map(({ text }) => text);
  const isTitle = line.dates.length === 0 && line.phrases.length === 0 && !hasCents(line);
  return isTitle && words.length <= TITLE_WORDS_MAXIMUM && feesTitle.test(fold(words.join(' ')));
}

function linesOfFees(lines: readonly TableLine[]): ReadonlySet<TableLine> {
  let page: number | undefined;
  return new Set(
    lines.filter((line) => {
      if (line.page !== page || line.phrases.some(({ label }) => label === 'opening' || label === 'closing'))
        page = undefined;
      if (isTitleOfFees(line)) page = line.page;
      return page !== undefined;
    }),
  );
}

export function printedSums(lines: readonly TableLine[], dating: Dating): PrintedSum[] {
  const ofFees = linesOfFees(lines);
  return lines.flatMap((line, index) => [
    ...(ofFees.has(line) ? [] : line.phrases).flatMap((phrase) =>
      (phrase.isCount ? countOf : sumOf)(line, phrase, lines.slice(index + 1)),
    ),
    ...balanceOfDay(line, dating),
    ...currentBalance(line, dating),
  ]);
}
