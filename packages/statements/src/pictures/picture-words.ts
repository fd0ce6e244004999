import type { TextRun } from '../pdf/page-lines.ts';
import { isMonth } from '../reading/dates.ts';

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
/** Digits that lost their decimal sign; fewer than five may be whole dollars, for which some banks print no cents. */
const signLost = /^-?\$?\d{3,8}-?$/u;
const mayBeWhole = /^\D*\d{3,4}\D*$/u;
/** If there are this many amounts with cents for each one without, a short one has lost its decimal sign. */
const EXACT_PER_WHOLE = 6;
const EDGE_TOLERANCE = 2.5;
/** Points by which the right edges of a column's amounts may differ, even if a rule was read as part of some. */
const COLUMN_TOLERANCE = 5;
const cents = /[.,]\d{2}[-)]?\$?$/u;
/** Matches leading digits of the same number. */
const GROUP = /^[-$]?\d{0,3}$/u;
const PHRASE_GAP = 1.2;
const COLUMN_AT_LEAST = 3;

type Decimal = '.' | ',';

export interface PictureWord {
  /** Counted from the top of the page. */
  line: number;
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  certainty: number;
}

/** Maximum vertical distance between the middles of neighbouring words on a line, in letter heights. */
const MIDDLES_APART = 0.4;

/**
 * Puts words into lines by their height on the page. Tesseract mistakes table columns for separate lines, and small
 * lines next to large letters for a single line.
 */
function inLines(words: readonly PictureWord[]): PictureWord[] {
  const middleOf = ({ top, height }: PictureWord) => top + height / 2;
  const most = MIDDLES_APART * median(words.map(({ height }) => height));
  const downward = words.toSorted((a, b) => middleOf(a) - middleOf(b));
  let line = 0;
  const placed = downward.map((word, at) => {
    const above = downward[at - 1];
    if (above && middleOf(word) - middleOf(above) > most) line += 1;
    return { ...word, line };
  });
  return placed.sort((a, b) => a.line - b.line || a.left - b.left);
}

export function pictureWords(table: string): PictureWord[] {
  const words = table.split('\n').flatMap((row): PictureWord[] => {
    const fields = row.split('\t');
    const [level, , , , , , left, top, width, height, certainty, text = ''] = fields;
    if (fields.length < FIELDS || level !== WORD_LEVEL || !isWord.test(text)) return [];
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    return [{ line: 0, ...box, text, certainty: Number(certainty) }];
  });
  return inLines(words);
}

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u;
const MONTHS =
  'JAN FEB FEV FÉV MAR APR AVR MAY MAI JUN JUIN JUIL JUL JUI AUG AOÛT AOUT AOÛ AOU SEPT SEP OCT NOV DEC DÉC';
/** Letters that OCR confuses in the names of months. */
const readAs = new Map([
  ['O', '(?:O0|0O|[O0Q])'],
  ['I', '[I1l]'],
  ['S', '[S5]'],
  ['U', '[UÛ0]'],
]);
const likeMonth = (month: string) => Array.from(month, (letter) => readAs.get(letter) ?? letter).join('');
/** Digits, and letters that OCR reads instead of them. */
const LIKE_DIGIT = '[\\dOQDelISGBZ]';
/** A month in capitals, or with a digit, alone or next to its day. */
const months = MONTHS.split(' ').map((month) => ({
  month,
  expression: new RegExp(
    `^(?<before>${LIKE_DIGIT}{0,4})['’.]?${likeMonth(month)}['’.]?(?<after>${LIKE_DIGIT}{0,4})$`,
    'iu',
  ),
}));
const notMonth = /^(?:MA[IR]S|\D*[a-z]\D*)$/u;
/** Letters that look like digits; a lookalike next to its digit is the same digit read twice. */
const lookalikes = {
  '0': /0?[OoQDe]0?/gu,
  '1': /1?[lI]1?/gu,
  '2': /2?Z2?/gu,
  '5': /5?S5?/gu,
  '6': /6?G6?/gu,
  '8': /8?B8?/gu,
};

function mendDigits(text: string): string {
  return Object.entries(lookalikes).reduce((mended, [digit, letters]) => mended.replaceAll(letters, digit), text);
}

/** A month in capitals next to its day, in which OCR read an I as an l. */
const monthInCapitals = /^\d{0,2}[A-ZÉÛ]{2}l\d{0,2}$/u;

/** A day is printed before or after its month, never on both sides. */
function isDayOnce(left: string, right: string): boolean {
  return [left, right].includes('') && [left, right].every((side) => side === '' || DAY.test(side));
}

const firstOfMonth = /^[lIijtT]er(?=$|janv|f[ée]v|mars|avr|mai|juin|juil|ao[ûu]t|sept|oct|nov|d[ée]c)/u;
const firstBehindMonth = /^(?<month>Jan|Feb|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[iIl]$/u;

/** Repairs a month with its day, in which letters and digits were confused. */
function mendDay(text: string): string {
  const first = text.replace(firstOfMonth, '1er').replace(firstBehindMonth, '$<month>1');
  if (first !== text) return first;
  if (notMonth.test(text) && !monthInCapitals.test(text)) return text;
  for (const { month, expression } of months) {
    const { before, after } = expression.exec(text)?.groups ?? {};
    if (before === undefined || after === undefined) continue;
    const [left, right] = [mendDigits(before), mendDigits(after)];
    if (isDayOnce(left, right)) return `${left}${month}${right}`;
  }
  return text;
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

/** A minus that was read as an equals sign; a real equals sign precedes a currency. */
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

const endOf = ({ x, width }: TextRun) => x + width;

/** Whether text just before a number belongs to the same phrase, in which case the number is not in a column. */
function isInPhrase(run: TextRun, runs: readonly TextRun[]): boolean {
  return runs.some(
    (left) => left.y === run.y && !GROUP.test(left.text) && isWithin(run.x - endOf(left), PHRASE_GAP * run.size),
  );
}

const centsAlone = /^\d{2}[-)]?\$?$/u;
const dollarsAlone = /^-?\$?\d{1,3}(?:[.,]\d{3})*$/u;

/** Joins dollars and cents between which the decimal sign was lost, as in `743 00`, in columns of amounts with cents. */
function withSignsBetween(lines: readonly (readonly TextRun[])[], decimal: Decimal): TextRun[][] {
  const exact = lines.flat().filter(({ text }) => cents.test(text));
  return lines.map((line) => {
    // A balance to the right of the amount shows that it is part of a table.
    const isInColumn = (run: TextRun) =>
      exact.filter((other) => Math.abs(endOf(other) - endOf(run)) <= EDGE_TOLERANCE).length >=
      (line.some((other) => other.x > run.x && cents.test(other.text)) ? 1 : COLUMN_AT_LEAST);
    return line.flatMap((run, index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      const isPair = (one?: TextRun, other?: TextRun) =>
        one !== undefined &&
        other !== undefined &&
        dollarsAlone.test(one.text) &&
        centsAlone.test(other.text) &&
        isWithin(other.x - endOf(one), other.size) &&
        isInColumn(other) &&
        !isInPhrase(one, line);
      if (isPair(before, run)) return [];
      if (!after || !isPair(run, after)) return [run];
      const text = mendNumber(`${run.text}${decimal}${after.text}`, decimal);
      return [{ ...run, text, width: endOf(after) - run.x }];
    });
  });
}

/** Restores the decimal sign in columns where nearly all amounts have cents. */
function withLostSigns(runs: readonly TextRun[], decimal: Decimal): TextRun[] {
  const whole = runs.filter(({ text }) => signLost.test(text));
  const exact = runs.filter(({ text }) => commaCents.test(text) || stopCents.test(text));
  const near = (list: readonly TextRun[], run: TextRun) =>
    list.filter((other) => Math.abs(endOf(other) - endOf(run)) <= EDGE_TOLERANCE).length;
  return runs.map((run) => {
    const perWhole = mayBeWhole.test(run.text) ? EXACT_PER_WHOLE : 2;
    const isColumn = near(exact, run) >= Math.max(COLUMN_AT_LEAST, perWhole * near(whole, run));
    const isLost = signLost.test(run.text) && isColumn && !isInPhrase(run, runs);
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

/** Matches words about as long as the months that statements print next to a day. */
const monthLike = /^\p{L}{3,5}\.?$/u;

function differInOneLetter(one: string, other: string): boolean {
  const letters = Array.from(other);
  return one.length === other.length && Array.from(one).filter((each, at) => each !== letters[at]).length === 1;
}

/**
 * Repairs a misread month after its day, as in `6 mat`, if exactly one month in the same column is one letter
 * different.
 */
function withMonthsOfPage(lines: readonly (readonly TextRun[])[]): TextRun[][] {
  const monthsOfDays = lines.flatMap(([day, month]) =>
    day && month && DAY.test(day.text) && monthLike.test(month.text) ? [month] : [],
  );
  const known = monthsOfDays.filter(({ text }) => isMonth(text));
  const alike = (month: TextRun) => {
    const near = known.filter(({ x }) => Math.abs(x - month.x) <= COLUMN_TOLERANCE).map(({ text }) => text);
    const found = new Set(near.filter((text) => differInOneLetter(text, month.text)));
    return near.length >= COLUMN_AT_LEAST && found.size === 1 ? [...found][0] : undefined;
  };
  const mended = new Map(
    monthsOfDays.flatMap((month) => {
      const text = known.includes(month) ? undefined : alike(month);
      return text === undefined ? [] : [[month, { ...month, text }] as const];
    }),
  );
  return lines.map((line) => line.map((run) => mended.get(run) ?? run));
}

function withLevelEnds(runs: readonly TextRun[]): TextRun[] {
  const amounts = runs.filter(({ text }) => cents.test(text)).toSorted((a, b) => endOf(a) - endOf(b));
  const columns: TextRun[][] = [];
  for (const run of amounts) {
    const column = columns.at(-1);
    const [first] = column ?? [];
    if (column && first && endOf(run) - endOf(first) <= COLUMN_TOLERANCE) column.push(run);
    else columns.push([run]);
  }
  const ends = new Map(columns.flatMap((column) => column.map((run) => [run, median(column.map(endOf))] as const)));
  return runs.map((run) => (ends.has(run) ? { ...run, width: (ends.get(run) ?? 0) - run.x } : run));
}

/**
 * Matches dollars whose cents were read as a separate word: they end in a decimal sign, or have a thousands separator
 * and lost the decimal sign.
 */
const beforeCents = /\d[.,]$|^-?\$?\d{1,3}(?:,\d{3})+$/u;
function withCentsJoined(line: readonly PictureWord[]): PictureWord[] {
  const joined: PictureWord[] = [];
  for (const word of line) {
    const before = joined.at(-1);
    const end = word.left + word.width;
    const isNear = before && word.left - before.left - before.width <= word.height;
    if (isNear && beforeCents.test(before.text) && centsAlone.test(word.text)) {
      const point = /\d$/u.test(before.text) ? '.' : '';
      joined.splice(-1, 1, { ...before, text: before.text + point + word.text, width: end - before.left });
    } else {
      joined.push(word);
    }
  }
  return joined;
}

/** @param hasCents whether every amount is printed with cents, so that digits alone have lost their decimal sign */
export function pictureRuns(words: readonly PictureWord[], pixelsPerInch: number, hasCents = true): TextRun[] {
  const points = (pixels: number) => (pixels * POINTS_PER_INCH) / pixelsPerInch;
  const decimal = decimalOf(words);
  const lines = Map.groupBy(words, ({ line }) => line);
  const runs = [...lines.values()].map((line) => {
    const bottom = median(line.map(({ top, height }) => top + height));
    const size = points(median(line.map(({ height }) => height))) / CAPITALS;
    return withCentsJoined(line).map(({ left, width, text }, index, words) => ({
      text: isMinus(text, words[index + 1]) ? '-' : mendDay(mendNumber(text, decimal)),
      x: points(left),
      y: points(bottom),
      width: points(width),
      size,
    }));
  });
  const mended = withSplitDays(withSignsBetween(withMonthsOfPage(runs), decimal));
  return withLevelEnds(hasCents ? withLostSigns(mended, decimal) : mended);
}
