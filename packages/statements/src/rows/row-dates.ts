import { addDays } from '@portal/contract/calendar';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import { DAY, ORDINAL, parseWrittenDate, toDay } from '../reading/dates.ts';
import { isLong, type Period } from '../reading/find-periods.ts';
import { fold, type Line, type Word } from '../reading/page-text.ts';

export interface RowDate {
  x: number;
  /** Index of the first word, and of the one after the last. */
  from: number;
  past: number;
  year: number | undefined;
  /** Undefined for two numbers, which are in `pair`. */
  month: number | undefined;
  day: number;
  pair: readonly [number, number] | undefined;
}

type Written = Pick<RowDate, 'year' | 'month' | 'day' | 'pair'>;
type Run = Pick<RowDate, 'from' | 'past'>;

const WORDS_MAXIMUM = 3;
const DAYS_MAXIMUM = 31;
const mayBegin = /^(?:\d|jan|feb|fev|mar|apr|avr|may|mai|jun|jui|jul|aug|aou|sep|oct|nov|dec)/u;
const named = new RegExp(`^(?:${DAY}${ORDINAL}[-/. ]*[a-z]{3,9}|[a-z]{3,9}[-/. ]*${DAY})`, 'u');
const yearFirst = /^(?<year>20\d{2})[-/.]?(?<month>\d{2})[-/.]?(?<day>\d{2})$/u;
const PAIR = /^(?<left>\d{1,2})(?<between>[-/ ])(?<right>\d{2})(?:[-/](?<year>20\d{2}|\d{2}))?$/u;
const shortYear = /^(?:(?<rest>\D*\d{1,2}\D{0,4}|\d{1,2}\D+)[-/ ]|(?<together>\d{1,2}[a-z]{3,4}))(?<year>\d{2})$/u;

function parse(text: string): Written | undefined {
  const whole = yearFirst.exec(text)?.groups;
  if (whole) {
    const month = Number(whole.month);
    return month <= MONTHS_PER_YEAR
      ? { year: Number(whole.year), month, day: Number(whole.day), pair: undefined }
      : undefined;
  }
  const pair = PAIR.exec(text)?.groups;
  if (pair) return parsePair(pair);
  return named.test(text) ? parseNamed(text) : undefined;
}

function parsePair({ left, right, year }: Record<string, string | undefined>): Written | undefined {
  const pair = [Number(left), Number(right)] as const;
  const [least, most] = [Math.min(...pair), Math.max(...pair)];
  if (least < 1 || least > MONTHS_PER_YEAR || most > DAYS_MAXIMUM) return undefined;
  return { year: year === undefined ? undefined : Number(year.padStart(4, '20')), month: undefined, day: 0, pair };
}

function parseNamed(text: string): Written | undefined {
  const squashed = text.replace(/[ .]/gu, '').replace(/(?<=[a-z])[-/](?=\d)|(?<=\d)[-/](?=[a-z])/gu, '');
  const found = parseWrittenDate(squashed);
  if (found?.month !== undefined) return { year: found.year, month: found.month, day: found.day, pair: undefined };
  const short = shortYear.exec(text.replace(/\./gu, ''))?.groups;
  const rest = short && parseWrittenDate((short.rest ?? short.together ?? '').replace(/[ /-]/gu, ''));
  if (!short || rest?.month === undefined) return undefined;
  return { year: 2000 + Number(short.year), month: rest.month, day: rest.day, pair: undefined };
}

/** Maximum distance in points between separate day and month columns at the start of a line. */
const COLUMNS_APART_MAXIMUM = 45;

function areColumns(texts: readonly string[], [left, right]: readonly Word[]): boolean {
  const isDayAlone = texts.some((text) => /^\d{1,2}$/u.test(text));
  return isDayAlone && left !== undefined && right !== undefined && right.x - left.end <= COLUMNS_APART_MAXIMUM;
}

function writtenBy({ words, space }: Line, texts: readonly string[], { from, past }: Run): Written | undefined {
  const [own, parts] = [words.slice(from, past), texts.slice(from, past)];
  const isNext = own.every((word, index) => index === 0 || word.x - (own[index - 1]?.end ?? 0) <= space);
  const isOne = isNext || (from === 0 && parts.length === 2 && areColumns(parts, own));
  return isOne ? parse(parts.join(' ')) : undefined;
}

export function datesOf(line: Line): RowDate[] {
  const texts = line.words.map(({ text }) => fold(text).trim());
  const dates: RowDate[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    if (!mayBegin.test(texts[from] ?? '')) continue;
    for (let past = Math.min(from + WORDS_MAXIMUM, texts.length); past > from; past -= 1) {
      const written = writtenBy(line, texts, { from, past });
      if (!written) continue;
      dates.push({ ...written, x: line.words[from]?.x ?? 0, from, past });
      from = past - 1;
      break;
    }
  }
  return dates;
}

/** Rows may be this many days outside the period, because banks post before they print. */
const DAYS_OUTSIDE = 5;

function isWithin(day: string, { from, to }: Period): boolean {
  return day >= addDays(from, -DAYS_OUTSIDE) && day <= addDays(to, DAYS_OUTSIDE);
}

function dayWithin(
  written: { year: number | undefined; month: number; day: number },
  span: Period,
): string | undefined {
  const years = [...new Set([span.to, span.from].map((day) => Number(day.slice(0, 4))))];
  const days = (written.year === undefined ? years : [written.year]).flatMap(
    (year) => toDay({ ...written, year }) ?? [],
  );
  return days.find((day) => day >= span.from && day <= span.to) ?? days.find((day) => isWithin(day, span));
}

/** Day of a row as YYYY-MM-DD; undefined if outside the period. */
export function dayOf(date: Written, span: Period, isMonthFirst: boolean): string | undefined {
  if (!date.pair) return date.month === undefined ? undefined : dayWithin({ ...date, month: date.month }, span);
  const [left, right] = date.pair;
  const [month, day] = isMonthFirst ? [left, right] : [right, left];
  return month > MONTHS_PER_YEAR ? undefined : dayWithin({ year: date.year, month, day }, span);
}

const MONTHS_HALF = 6;

function isLess(left: readonly [number, number], right: readonly [number, number]): boolean {
  const [first, second] = [right[0] - left[0], right[1] - left[1]];
  return first >= 0 && second >= 0 && first + second > 0;
}

/** Whether a date is certainly earlier than another of the same statement; numbers may be in either order. */
export function isBefore(left: Written, right: Written): boolean {
  if (left.pair && right.pair) return isLess(left.pair, right.pair);
  if (left.month === undefined || right.month === undefined) return false;
  const months = left.month - right.month;
  if (months === 0) return left.day < right.day;
  return Math.abs(months) > MONTHS_HALF ? months > 0 : months < 0;
}

function areInOrder(days: readonly string[]): boolean {
  const inTime = days.toSorted();
  return [inTime, inTime.toReversed()].some((sorted) => sorted.every((day, index) => day === days[index]));
}

/**
 * Whether numeric dates have the month first: the order in which more of them fit the period, or are in sequence.
 * Undefined if both orders fit and differ: no sum could show which one is right.
 */
export function findMonthFirst(dates: readonly RowDate[], span: Period): boolean | undefined {
  const pairs = dates.filter(({ pair }) => pair);
  const fitting = (isMonthFirst: boolean) => pairs.filter((date) => dayOf(date, span, isMonthFirst)).length;
  const [monthFirst, dayFirst] = [fitting(true), fitting(false)];
  if (monthFirst !== dayFirst || pairs.length === 0) return monthFirst >= dayFirst;
  if (isLong(span)) return undefined;
  const daysOf = (isMonthFirst: boolean) => pairs.flatMap((date) => dayOf(date, span, isMonthFirst) ?? []);
  const [left, right] = [daysOf(true), daysOf(false)];
  if (left.join() === right.join()) return true;
  return areInOrder(left) === areInOrder(right) ? undefined : areInOrder(left);
}
