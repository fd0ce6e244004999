import { fold, type Line, type Word } from '../reading/page-text.ts';

export interface Amount {
  cents: number;
  /** Edges of the digits, in points; signs and marks do not move a column. */
  x: number;
  end: number;
  outerEnd: number;
  from: number;
  past: number;
  /** Whether it is printed without cents; such a number is an amount only within a column of amounts. */
  isWhole: boolean;
  isCredit: boolean;
}

const WORDS_MAXIMUM = 7;
const mayBegin = /^[-+($]*(?:ca?\$)?[-+]?[\d.,]*\d|^[-+($]+$|^(?:ca?\$|cad)$/u;
const mayContinue = /^[-+()$\d.,]+(?:cr|dr|od)?$|^(?:cr|dr|od|ca?\$|cad)$/u;

const BEFORE = String.raw`(?<before>(?:cad )?\(? ?[-+]? ?(?:ca?)?\$? ?[-+]?) ?`;
const AFTER = String.raw` ?(?<after>\)? ?\$? ?[-+]? ?(?:cr|dr|od|cad)?)`;
const forms = {
  point: new RegExp(
    `^${BEFORE}(?<whole>\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d*)\\.(?<cents>\\d{2})${AFTER}$`,
    'u',
  ),
  comma: new RegExp(
    `^${BEFORE}(?<whole>\\d{1,3}(?:\\.\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d+),(?<cents>\\d{2})${AFTER}$`,
    'u',
  ),
  whole: new RegExp(`^${BEFORE}(?<whole>\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d+)${AFTER}$`, 'u'),
} as const;

const DIGITS_MAXIMUM = 11;
const isMinus = /[-(]|dr|od/u;
const isMarkedCredit = /cr/u;

type Parsed = Pick<Amount, 'cents' | 'isWhole' | 'isCredit'>;

/** Cents of a text that is only an amount. With space-grouped digits, the decimal point must be unambiguous. */
function parse(text: string, hasSpacedGroups: boolean): Parsed | undefined {
  const groups = (forms.point.exec(text) ?? forms.comma.exec(text) ?? forms.whole.exec(text))?.groups;
  const whole = groups?.whole ?? '';
  const isGrouped = whole.includes(' ') && !text.includes(',');
  if (!groups || whole.length > DIGITS_MAXIMUM || (isGrouped && !hasSpacedGroups)) return undefined;
  const value = Number(whole.replace(/\D/gu, '')) * 100 + Number(groups.cents ?? 0);
  const isBelowZero = isMinus.test(`${groups.before ?? ''}${groups.after ?? ''}`);
  return {
    cents: isBelowZero ? 0 - value : value,
    isWhole: groups.cents === undefined,
    isCredit: isMarkedCredit.test(groups.after ?? ''),
  };
}

function edgesOf(words: readonly Word[]): Pick<Amount, 'x' | 'end' | 'outerEnd'> {
  const digits = words.filter(({ text }) => /\d/u.test(text));
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return { x: 0, end: 0, outerEnd: 0 };
  return { x: first.x, end: last.end - tailWidth(last), outerEnd: words.at(-1)?.end ?? last.end };
}

function tailWidth({ text, x, end }: Word): number {
  const tail = /\D*$/u.exec(text)?.[0].length ?? 0;
  return tail === 0 ? 0 : ((end - x) / text.length) * tail * NARROW;
}

/** Width of a hyphen or bracket relative to a digit. */
const NARROW = 0.65;

function phraseEnd(line: Line, texts: readonly string[], from: number): number {
  let past = from + 1;
  while (past < texts.length && past - from < WORDS_MAXIMUM) {
    const [left, right] = [line.words[past - 1], line.words[past]];
    if (!left || !right || right.x - left.end > line.space || !mayContinue.test(texts[past] ?? '')) break;
    past += 1;
  }
  return past;
}

/** Amounts with cents; other numbers are amounts only within a column. */
export function withCents({ amounts }: { amounts: readonly Amount[] }): Amount[] {
  return amounts.filter(({ isWhole }) => !isWhole);
}

export function hasCents({ amounts }: { amounts: readonly Amount[] }): boolean {
  return amounts.some(({ isWhole }) => !isWhole);
}

export interface AmountForms {
  /** Whether `1 234.56` is one number: no statement groups digits both with spaces and with commas. */
  hasSpacedGroups: boolean;
}

type Mark = 'cr' | 'dr';

/** `CR` or `DR` in a column of its own, between an amount and the next one or at the end of the line. */
function markBehind(line: Line, texts: readonly string[], past: number): Mark | undefined {
  const [mark, next] = [texts[past], texts[past + 1]];
  if (mark !== 'cr' && mark !== 'dr') return undefined;
  const [left, right] = [line.words[past - 1], line.words[past]];
  const isNear = left !== undefined && right !== undefined && right.x - left.end <= MARK_GAP;
  return isNear && (next === undefined || mayBegin.test(next)) ? mark : undefined;
}

const MARK_GAP = 60;

function withMark(parsed: Parsed, mark: Mark | undefined): Parsed {
  if (mark === undefined) return parsed;
  return mark === 'cr' ? { ...parsed, isCredit: true } : { ...parsed, cents: 0 - Math.abs(parsed.cents) };
}

export function amountsOf(line: Line, { hasSpacedGroups }: AmountForms): Amount[] {
  const texts = line.words.map(({ text }) => fold(text).trim());
  const amounts: Amount[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    if (!mayBegin.test(texts[from] ?? '')) continue;
    for (let past = phraseEnd(line, texts, from); past > from; past -= 1) {
      const parsed = parse(texts.slice(from, past).join(' '), hasSpacedGroups);
      if (!parsed) continue;
      const mark = markBehind(line, texts, past);
      const end = mark === undefined ? past : past + 1;
      amounts.push({ ...withMark(parsed, mark), ...edgesOf(line.words.slice(from, past)), from, past: end });
      from = end - 1;
      break;
    }
  }
  return amounts;
}

const commaGroups = /\d,\d{3}\.\d{2}(?!\d)/u;

export function amountFormsOf(lines: readonly Line[]): AmountForms {
  return { hasSpacedGroups: !lines.some(({ words }) => words.some(({ text }) => commaGroups.test(text))) };
}
