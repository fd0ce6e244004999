import type { TextRun } from '../pdf/page-lines.ts';

const POINTS_PER_INCH = 72;
/** Cap height relative to line height. */
const CAPITALS = 0.72;
/** Tesseract's table columns: https://github.com/tesseract-ocr/tessdoc/blob/main/Command-Line-Usage.md */
const WORD_LEVEL = '5';
const FIELDS = 12;
/** Percent. Words of a poor scan average 80 or more; non-text has about 20. */
const CERTAINTY_AT_LEAST = 50;
/** A word without these is a speck or a rule. */
const isWord = /[\p{L}\d]|^[-#\u2013\u2014$=+()]+$/u;
const NUMBER =
  /^(?<before>[-=«~—–]*\(?)(?<digits>\$?[\dOolI]{1,3}(?:[.,:;' ]?[\dOolI]{3})*[.,:;][\dOolI]{2})(?<after>[-)]?)[.,:;]?(?<currency>\$?)$/u;
const DIGITS_AT_LEAST = 2;
const commaCents = /,\d{2}[-)]?\$?$/u;
const stopCents = /\.\d{2}[-)]?\$?$/u;
/** Digits that lost their decimal sign; fewer may be whole dollars, for which some banks print no cents. */
const signLost = /^-?\$?\d{5,8}-?$/u;
const EDGE_TOLERANCE = 2.5;
/** Matches leading digits of the same number. */
const GROUP = /^[-$]?\d{0,3}$/u;
const PHRASE_GAP = 0.75;
const COLUMN_AT_LEAST = 3;

type Decimal = '.' | ',';

export interface PictureWord {
  line: string;
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  certainty: number;
}

export function pictureWords(table: string): PictureWord[] {
  return table.split('\n').flatMap((row): PictureWord[] => {
    const fields = row.split('\t');
    const [level, page, block, paragraph, line, , left, top, width, height, certainty, text = ''] = fields;
    if (fields.length < FIELDS || level !== WORD_LEVEL || !isWord.test(text)) return [];
    const at = [page, block, paragraph, line].join(' ');
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    return [{ line: at, ...box, text, certainty: Number(certainty) }];
  });
}

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u;
/** A day printed right after its month, as in MAY06, with letters for any digit; two of these make up a range. */
const dayBehindMonth =
  /^(?!MA[IR]S$)(?<month>JAN|F[EÉ][BV]|MA[RIY]|APR|AVR|JUN|JUIN|JUIL?|JUL|AUG|AO[UÛ]T?|SEPT?|OCT|NOV|D[EÉ]C)(?<day>[\dOolISGBZ]{1,4})$/u;
/** Letters that look like digits; a lookalike next to its digit is the same digit read twice. */
const lookalikes = {
  '0': /0?[Oo]0?/gu,
  '1': /1?[lI]1?/gu,
  '2': /2?Z2?/gu,
  '5': /5?S5?/gu,
  '6': /6?G6?/gu,
  '8': /8?B8?/gu,
};

/** A month in capitals next to its day: an l in it is an I. */
const monthInCapitals = /^\d{0,2}[A-ZÉÛ]{2}[A-ZÉÛl]\d{0,2}$/u;

function mendDay(text: string): string {
  const capitals = monthInCapitals.test(text) ? text.replaceAll('l', 'I') : text;
  const { month, day } = dayBehindMonth.exec(capitals)?.groups ?? {};
  if (month === undefined || day === undefined) return capitals;
  const digits = Object.entries(lookalikes).reduce(
    (mended, [digit, letters]) => mended.replaceAll(letters, digit),
    day,
  );
  return DAY.test(digits) ? `${month}${digits}` : capitals;
}

/** Within a number, letters become the digits they resemble, other signs separators, and a leading dash a minus. */
function mendNumber(text: string, decimal: Decimal): string {
  const { before = '', digits = '', after = '', currency = '' } = NUMBER.exec(text)?.groups ?? {};
  if (digits.replaceAll(/\D/gu, '').length < DIGITS_AT_LEAST) return text;
  const mended = digits
    .replaceAll(/[Oo]/gu, '0')
    .replaceAll(/[lI]/gu, '1')
    .replace(/[.,:;](?=\d{2}$)/u, decimal)
    .replaceAll(/[.,:;'](?=\d{3})/gu, decimal === ',' ? ' ' : ',');
  return `${mendSign(before, digits)}${mended}${after}${currency}`;
}

function mendSign(before: string, digits: string): string {
  const isEquals = before === '=' && digits.startsWith('$');
  const bracket = before.endsWith('(') ? '(' : '';
  return before.length > bracket.length && !isEquals ? `-${bracket}` : bracket;
}

/** A minus that looks like an equals sign; a real one precedes a currency. */
function isMinus(text: string, next: PictureWord | undefined): boolean {
  return text === '=' && next !== undefined && /^\d/u.test(next.text);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Whether a page is not text, such as a photo of a cheque: most of its words are guesses. */
export function isNoText(words: readonly PictureWord[]): boolean {
  return median(words.map(({ certainty }) => certainty)) < CERTAINTY_AT_LEAST;
}

function decimalOf(words: readonly PictureWord[]): Decimal {
  const commas = words.filter(({ text }) => commaCents.test(text)).length;
  const stops = words.filter(({ text }) => stopCents.test(text)).length;
  return commas > stops ? ',' : '.';
}

function isWithin(gap: number, most: number): boolean {
  return gap > 0 && gap <= most;
}

/** Restores the decimal sign in columns where nearly all amounts have cents. */
function withLostSigns(runs: readonly TextRun[], decimal: Decimal): TextRun[] {
  const endOf = ({ x, width }: TextRun) => x + width;
  const whole = runs.filter(({ text }) => signLost.test(text));
  const exact = runs.filter(({ text }) => commaCents.test(text) || stopCents.test(text));
  const near = (list: readonly TextRun[], run: TextRun) =>
    list.filter((other) => Math.abs(endOf(other) - endOf(run)) <= EDGE_TOLERANCE).length;
  return runs.map((run) => {
    const isPhrase = runs.some(
      (left) => left.y === run.y && !GROUP.test(left.text) && isWithin(run.x - endOf(left), PHRASE_GAP * run.size),
    );
    const isColumn = near(exact, run) >= Math.max(COLUMN_AT_LEAST, 2 * near(whole, run));
    const isLost = signLost.test(run.text) && isColumn && !isPhrase;
    return isLost ? { ...run, text: run.text.replace(/(?=\d{2}-?$)/u, decimal) } : run;
  });
}

const twoDigits = /^\d{2}$/u;
const fourDigits = /^\d{4}$/u;

/** Splits a date that lost the space in `05 16`, if most lines start with two such numbers. */
function withSplitDays(lines: readonly (readonly TextRun[])[]): TextRun[] {
  const starts = lines.flatMap(([first, second]) =>
    first && second && twoDigits.test(first.text) && twoDigits.test(second.text) ? [first.x] : [],
  );
  return lines.flatMap(([first, ...others]) => {
    if (!first) return [];
    const isDay = starts.filter((x) => Math.abs(x - first.x) <= EDGE_TOLERANCE).length >= COLUMN_AT_LEAST;
    const text = isDay && fourDigits.test(first.text) ? first.text.replace(/(?=\d{2}$)/u, ' ') : first.text;
    return [{ ...first, text }, ...others];
  });
}

export function pictureRuns(words: readonly PictureWord[], pixelsPerInch: number): TextRun[] {
  const points = (pixels: number) => (pixels * POINTS_PER_INCH) / pixelsPerInch;
  const decimal = decimalOf(words);
  const lines = Map.groupBy(words, ({ line }) => line);
  const runs = [...lines.values()].map((line) => {
    const bottom = median(line.map(({ top, height }) => top + height));
    const size = points(median(line.map(({ height }) => height))) / CAPITALS;
    return line.map(({ left, width, text }, index) => ({
      text: isMinus(text, line[index + 1]) ? '-' : mendDay(mendNumber(text, decimal)),
      x: points(left),
      y: points(bottom),
      width: points(width),
      size,
    }));
  });
  return withLostSigns(withSplitDays(runs), decimal);
}
