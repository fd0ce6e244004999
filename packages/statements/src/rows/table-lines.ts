import { fold, type Line, type PageText, squash } from '../reading/page-text.ts';
import { type Amount, amountFormsOf, amountsOf, hasCents, withCents } from './amounts.ts';
import {
  beginsLabel,
  type CheckLabel,
  checkLabelOf,
  type ColumnRole,
  countLabelOf,
  headingRoleOf,
  isHeadingFiller,
  sideLabelOf,
  tableSideOf,
} from './labels.ts';
import { datesOf, type RowDate } from './row-dates.ts';

export interface NamedColumn {
  role: ColumnRole;
  x: number;
  end: number;
}

export interface LabelledPhrase {
  label: CheckLabel;
  x: number;
  end: number;
  /** Index of the first word, and of the one after the last. */
  from: number;
  past: number;
  isCount: boolean;
}

export interface TableLine {
  page: number;
  line: Line;
  amounts: readonly Amount[];
  dates: readonly RowDate[];
  /** Label of the whole line without its dates and amounts. */
  label: CheckLabel | undefined;
  phrases: readonly LabelledPhrase[];
  heading: readonly NamedColumn[];
}

type Tokens = Pick<TableLine, 'line' | 'amounts' | 'dates'>;

function isBeside({ amounts, dates }: Tokens): (word: number) => boolean {
  const taken = [...withCents({ amounts }), ...dates];
  return (word) => !taken.some(({ from, past }) => word >= from && word < past);
}

/** Words before the first amount, or else those after it: there may be other text next to the table. */
export function wordsBefore(tokens: Tokens): string {
  const isFree = isBeside(tokens);
  const until = withCents(tokens)[0]?.from ?? tokens.line.words.length;
  const free = tokens.line.words.flatMap(({ text }, index) => (isFree(index) ? [{ text, index }] : []));
  const before = free.filter(({ index }) => index < until);
  return (before.length > 0 ? before : free).map(({ text }) => text).join(' ');
}

type Run = Pick<LabelledPhrase, 'from' | 'past'>;

function runsOf(tokens: Tokens): Run[] {
  const isFree = isBeside(tokens);
  const { words, space } = tokens.line;
  const runs: Run[] = [];
  words.forEach(({ x }, index) => {
    if (!isFree(index)) return;
    const last = runs.at(-1);
    const isNext = last?.past === index && x - (words[index - 1]?.end ?? 0) <= space;
    if (isNext) last.past = index + 1;
    else runs.push({ from: index, past: index + 1 });
  });
  return runs;
}

function phraseOf({ words }: Line, { from, past }: Run, labelOf: typeof checkLabelOf): LabelledPhrase | undefined {
  const run = words.slice(from, past);
  const text = run.map((word) => word.text).join(' ');
  const count = countLabelOf(text);
  const label = count ?? labelOf(text);
  if (!label) return undefined;
  return { label, isCount: count !== undefined, x: run[0]?.x ?? 0, end: run.at(-1)?.end ?? 0, from, past };
}

/** The labels that make up a run of words; undefined if it contains anything else. */
function phrasesBeside(line: Line, run: Run): LabelledPhrase[] | undefined {
  for (let at = run.from + 1; at < run.past; at += 1) {
    if (!beginsLabel(line.words[at]?.text ?? '')) continue;
    const first = phraseOf(line, { ...run, past: at }, checkLabelOf);
    const next = { ...run, from: at };
    const others = first && (phrasesBeside(line, next) ?? phraseOf(line, next, checkLabelOf));
    if (others) return [first, others].flat();
  }
  return undefined;
}

function labelledPhrases(tokens: Tokens): LabelledPhrase[] {
  const { line, dates } = tokens;
  // A line that starts with a date lists an item, such as a cheque.
  const sideOf = dates[0]?.from === 0 ? () => undefined : sideLabelOf;
  return runsOf(tokens).flatMap((run) => {
    const whole = phraseOf(line, run, (text) => checkLabelOf(text) ?? sideOf(text));
    const isOne = whole !== undefined && whole.label !== 'total';
    return (isOne ? undefined : phrasesBeside(line, run)) ?? whole ?? [];
  });
}

const FILLED_SHARE = 0.6;
const sums = new Set<ColumnRole>(['out', 'in', 'balance', 'available', 'amount', 'fee']);

const FLOWS = /^(?:money|funds|paid|going|coming|argent)$/u;

/** A word alone over its column, while the rest of its title is on the line above: "Funds" over "Out". */
const sideAlone = { in: /^\(?in\)?$/iu, out: /^\(?out\)?$/iu } as const;

function standsAlone({ words, space }: Line, index: number): boolean {
  const [before, own, after] = [words[index - 1], words[index], words[index + 1]];
  if (!own) return false;
  return (!before || own.x - before.end > space) && (!after || after.x - own.end > space);
}

function sideAloneAt(line: Line, index: number): 'in' | 'out' | undefined {
  const own = line.words[index]?.text ?? '';
  if (!sideAlone.in.test(own) && !sideAlone.out.test(own)) return undefined;
  const find = (side: RegExp) => line.words.findIndex(({ text }, at) => side.test(text) && standsAlone(line, at));
  const [into, out] = [find(sideAlone.in), find(sideAlone.out)];
  if (into < 0 || out < 0) return undefined;
  return index === into ? 'in' : index === out ? 'out' : undefined;
}

function roleAt(line: Line, index: number): ColumnRole | undefined {
  const text = line.words[index]?.text ?? '';
  const before = line.words[index - 1]?.text ?? '';
  const joined = FLOWS.test(fold(before)) ? headingRoleOf(before + text) : undefined;
  return headingRoleOf(text) ?? joined ?? sideAloneAt(line, index);
}

const isOfBalance = (role: ColumnRole | undefined) => role === 'balance' || role === 'available';

/** Role of a phrase extended by another word, as in "Amounts deducted"; undefined if the word starts a column. */
function rolesJoined(role: ColumnRole, next: ColumnRole | undefined): ColumnRole | undefined {
  if (role === 'description' && next === 'date') return next;
  if (next === undefined || next === role || next === 'amount') return role;
  return role === 'amount' ? next : undefined;
}

/** Treats a balance next to a word such as "available" as the available balance. */
function balanceJoined(role: ColumnRole, next: ColumnRole | undefined): ColumnRole | undefined {
  return isOfBalance(role) && isOfBalance(next) && role !== next ? 'available' : undefined;
}

/** In `Debit (Credit)` the side in brackets describes bracketed amounts; the column is the other side's. */
function sideJoined(role: ColumnRole, text: string): ColumnRole | undefined {
  return (role === 'out' || role === 'in') && /^\(.*\)$/u.test(text) ? role : undefined;
}

function namedColumns(line: Line): NamedColumn[] {
  const columns: NamedColumn[] = [];
  line.words.forEach(({ text, x, end }, index) => {
    const role = roleAt(line, index);
    const last = columns.at(-1);
    const isNext = last !== undefined && x - last.end <= line.space;
    const joined = isNext
      ? (balanceJoined(last.role, role) ?? sideJoined(last.role, text) ?? rolesJoined(last.role, role))
      : undefined;
    if (last && joined !== undefined) Object.assign(last, { role: joined, end });
    else if (role !== undefined) columns.push({ role, x, end });
  });
  return columns;
}

function phraseCount({ words, space }: Line): number {
  return words.filter(({ x }, index) => x - (words[index - 1]?.end ?? Number.NEGATIVE_INFINITY) > space).length;
}

/** Columns of a heading line; empty for a sentence or a row whose amount may be on a line below. */
function headingOf({ line, amounts, dates }: Tokens): NamedColumn[] {
  if (hasCents({ amounts }) || dates.length > 0) return [];
  const filled = line.words.filter(({ text }, index) => roleAt(line, index) !== undefined || isHeadingFiller(text));
  const columns = filled.length >= line.words.length * FILLED_SHARE ? namedColumns(line) : [];
  // In a scan, two titles may be so close that they read as one.
  const roles = new Set(columns.map(({ role }) => role));
  const isWhole = roles.has('date') && roles.has('balance') && !roles.has('amount');
  return columns.length <= phraseCount(line) + Number(isWhole) ? columns : [];
}

const balances = new Set<CheckLabel>(['opening', 'closing']);
const HEADING_LINES = 3;
const HEADING_SPACING = 3;

function isTableHeading(columns: readonly NamedColumn[]): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const money = [...roles].filter((role) => sums.has(role)).length;
  return money >= 2 || (money === 1 && (roles.has('date') || roles.has('description')));
}

function withHeadings(lines: readonly TableLine[]): TableLine[] {
  const headed = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    const block: TableLine[] = [];
    for (const line of lines.slice(at, at + HEADING_LINES)) {
      const above = block.at(-1);
      const isNext =
        !above ||
        (line.page === above.page &&
          line.line.y - above.line.y <= HEADING_SPACING * Math.max(above.line.size, line.line.size));
      if (line.heading.length === 0 || !isNext) break;
      block.push(line);
    }
    const columns = block.flatMap(({ heading }) => heading);
    const isHeading = isTableHeading(columns);
    block.forEach((line, index) => (headed[at + index] = { ...line, heading: isHeading ? columns : [] }));
    at += Math.max(block.length - 1, 0);
  }
  return headed;
}

export function isCarriedFrom(
  cents: number | undefined,
  { label, amounts }: Pick<TableLine, 'label' | 'amounts'>,
): boolean {
  return label === 'carried' && cents !== undefined && cents !== 0 && withCents({ amounts }).at(-1)?.cents === cents;
}

/** Titles of sections that are not the account's table: cheque images and pending transactions. */
const otherPart =
  /^(?:(?:cheque|check|item)images?|images?(?:of|de|des)(?:your|vos|the)?(?:cancelled|paid)?(?:cheques?|checks?|items?)|(?:pending|unposted|upcoming|scheduled)(?:transactions?|items?|activity|payments?|deposits?)|(?:operations?|transactions?|paiements?)(?:enattente|encours|avenir|prevue?s))(?:\(?(?:continued|suite)\)?)?:?$/u;

function withoutOtherParts(lines: readonly TableLine[]): TableLine[] {
  let page: number | undefined;
  return lines.filter((line) => {
    const isTitle =
      line.dates.length === 0 && !hasCents(line) && otherPart.test(squash(line.line.cells[0]?.text ?? ''));
    if (isTitle) page = line.page;
    else if (line.page !== page || line.label === 'opening' || line.label === 'carried') page = undefined;
    return page === undefined;
  });
}

const BOX_TOLERANCE = 5;
const boxHeading = /^(?:dates?|jours?|days?|balances?|soldes?|amounts?|montants?|\(?\$\)?)+$/u;
const boxRow = /^\D{0,9}\d{1,2}\D.*\d[.,]\d{2}\D{0,4}$/u;

function withoutBoxes(page: PageText): PageText {
  let left: number | undefined;
  return page.map((line) => {
    const title = line.cells.find(
      ({ text }, index) => index > 0 && /balance|solde/iu.test(text) && tableSideOf(text) === 'days',
    );
    left = title?.x ?? left;
    if (left === undefined) return line;
    const edge = left - BOX_TOLERANCE;
    const own = squash(line.cells.flatMap(({ x, text }) => (x >= edge ? text : [])).join(' '));
    if (!title && own !== '' && !boxHeading.test(own) && !boxRow.test(own)) left = undefined;
    if (left === undefined || own === '') return line;
    return {
      ...line,
      cells: line.cells.filter(({ x }) => x < edge),
      words: line.words.filter(({ x }) => x < edge),
    };
  });
}

const known = new WeakMap<readonly PageText[], TableLine[]>();

export function tableLinesOf(pages: readonly PageText[]): TableLine[] {
  const lines = known.get(pages) ?? readLines(pages);
  known.set(pages, lines);
  return lines;
}

function readLines(pages: readonly PageText[]): TableLine[] {
  const forms = amountFormsOf(pages.flat());
  const lines = pages.flatMap((page, number) =>
    withoutBoxes(page).map((line): TableLine => {
      const [amounts, dates] = [amountsOf(line, forms), datesOf(line)];
      const tokens = { line, amounts, dates };
      const label = checkLabelOf(wordsBefore(tokens));
      const phrases = labelledPhrases(tokens);
      const isCheck = label !== undefined || phrases.some((phrase) => phrase.isCount || balances.has(phrase.label));
      return { page: number, ...tokens, label, phrases, heading: isCheck ? [] : headingOf(tokens) };
    }),
  );
  return withoutOtherParts(withHeadings(lines));
}
