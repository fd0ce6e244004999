import { hasMoney, type Line, type PageText, textOf } from '../reading/page-text.ts';
import {
  isProven,
  onceConfirmed,
  type ReadStatement,
  type RecognizedStatement,
  unconfirmed,
  type UnprovenRows,
  type UnrecognizedStatement,
} from '../reading/read-statement.ts';
import { withDoubt } from '../rows/read-accounts.ts';
import { type RowDate, datesOf } from '../rows/row-dates.ts';
import { linesAt, mendedLines } from './mended-lines.ts';
import { knownCents, lacksTable, PASSES_AGREEING } from './unread-tables.ts';

/** If there are more pages, only one at a time is taken from the other pass. */
const MIXED_PAGES_MAXIMUM = 5;

/** Mixes pages of two passes; bit n of `way` takes page n from the second. */
function mixed(
  first: readonly PageText[],
  second: readonly PageText[],
  ways: readonly number[],
): (readonly PageText[])[] {
  return ways.map((way) =>
    first.map((page, index) => (Math.floor(way / 2 ** index) % 2 === 1 ? (second[index] ?? page) : page)),
  );
}

/** All mixes of the first two passes, and single pages from a third; each mix takes time. */
function waysOf([first = [], second = [], third]: readonly (readonly PageText[])[]): (readonly PageText[])[] {
  const pages = first.length;
  const oneAtATime = first.map((_, page) => 2 ** page);
  const isShort = pages <= MIXED_PAGES_MAXIMUM;
  const every = isShort ? Array.from({ length: 2 ** pages }, (_, way) => way) : [0, ...oneAtATime, 2 ** pages - 1];
  const ofTwo = mixed(first, second, every);
  if (!third) return ofTwo;
  const fromThird = isShort && pages > 1 ? [first, second].flatMap((pass) => mixed(pass, third, oneAtATime)) : [];
  return [...ofTwo, third, ...fromThird];
}

const amountsOf = ({ accounts }: RecognizedStatement): string[] =>
  accounts.map(({ currency, transactions }) => JSON.stringify([currency, transactions.map(({ cents }) => cents)]));

/**
 * Whether a reading has the same amounts and currency in as many accounts or fewer: an account that was not seen
 * contradicts nothing.
 */
function isWithin(reading: RecognizedStatement, most: RecognizedStatement): boolean {
  const all = amountsOf(most);
  return amountsOf(reading).every((amounts) => all.includes(amounts));
}

function writtenDay({ year, month, day, pair }: RowDate): string {
  return [year, month, day, ...(pair ?? [])].join('/');
}

/** With this many words before it, a date is part of a sentence and not a row's date. */
const SENTENCE_WORDS = 5;

function isInSentence({ words, space }: Line, { from }: RowDate): boolean {
  if (from < SENTENCE_WORDS) return false;
  const isClose = (index: number) => (words[index]?.x ?? 0) - (words[index - 1]?.end ?? 0) <= space;
  const before = words.slice(0, from).map(({ text }) => text);
  const isOneSentence = () => Array.from({ length: SENTENCE_WORDS }, (_, index) => from - index).every(isClose);
  return isClose(from) && (!hasMoney.test(before.join(' ')) || isOneSentence());
}

function daysOf(line: Line): RowDate[] {
  return datesOf(line).filter((date) => !isInSentence(line, date));
}

/**
 * Whether a line states a period, on which the passes must agree as a whole; a line that starts with a date is a row.
 */
function isPeriod(line: Line): boolean {
  const dates = datesOf(line);
  return dates.length > 1 && dates[0]?.from !== 0 && !hasMoney.test(textOf(line));
}

function daysAt(page: PageText, height: number): string {
  const near = linesAt(page, height);
  return near.flatMap((line) => daysOf(line).map(writtenDay)).join(' ');
}

function areDaysAgreed(page: PageText, passes: readonly PageText[]): boolean {
  const heights = [page, ...passes].flatMap((each) => each.filter((line) => daysOf(line).length > 0).map(({ y }) => y));
  return heights.every((height) => {
    if ([page, ...passes].some((each) => linesAt(each, height).some(isPeriod))) return true;
    const days = daysAt(page, height);
    return days !== '' && passes.filter((pass) => daysAt(pass, height) === days).length >= PASSES_AGREEING;
  });
}

function areDaysInOrder({ accounts }: RecognizedStatement): boolean {
  return accounts.every(({ transactions }) => {
    const days = transactions.map(({ date }) => date);
    const inTime = (days[0] ?? '') <= (days.at(-1) ?? '') ? days : days.toReversed();
    return inTime.every((day, index) => {
      const [before = '', after = ''] = [inTime[index - 1], inTime[index + 1]];
      return before === '' || after === '' || before > after || (day >= before && day <= after);
    });
  });
}

/**
 * The holder's name that enough passes agree on: no sum reveals a misread name, and the customer would get a question
 * about it.
 */
function agreedHolder(readings: readonly RecognizedStatement[]): string | null {
  const holders = readings.map(({ holder }) => holder);
  return holders.find((holder) => holders.filter((other) => other === holder).length >= PASSES_AGREEING) ?? null;
}

const wholeNumber = /^[-(]?\$?\d[\d,. ]*[-)]?\$?$/u;
const WHOLE_DIGITS_AT_LEAST = 3;
const CENTS_PER_DOLLAR = 100;

/** Whether a dated line ends in a number, without cents or with a lost decimal sign, that the reading does not explain. */
function isUnreadRow(line: Line, known: ReadonlySet<number>): boolean {
  const last = line.cells.at(-1)?.text ?? '';
  const digits = last.replaceAll(/\D/gu, '');
  const isDated = line.cells.length > 1 && daysOf(line).some(({ from }) => from === 0);
  const isNumber = wholeNumber.test(last) && digits.length >= WHOLE_DIGITS_AT_LEAST;
  if (!isDated || !isNumber || hasMoney.test(textOf(line))) return false;
  return ![Number(digits), Number(digits) * CENTS_PER_DOLLAR].some((cents) => known.has(cents));
}

const headOf = ({ bank, isCreditCard, periods }: RecognizedStatement) =>
  JSON.stringify({ bank, isCreditCard, periods });

function rankOf({ accounts }: RecognizedStatement): number {
  const proven = accounts.filter(({ proof }) => proof === 'proven').length;
  const named = accounts.filter(({ breaksAt }) => breaksAt !== null).length;
  return proven * (accounts.length + 1) + named;
}

function unbelieved({ bank, accounts }: UnprovenRows): UnprovenRows {
  const unread = { kind: 'unread', what: 'rows', page: null } as const;
  return {
    bank,
    accounts: accounts.map(({ toConfirm: _, ...account }) =>
      account.proof === 'proven' ? withDoubt(account, unread) : account,
    ),
  };
}

function inOtherCurrency(readings: readonly ReadStatement[]): UnrecognizedStatement | undefined {
  const found = readings.find((each) => each.state === 'notRecognised' && each.reason === 'otherCurrency');
  if (found?.state !== 'notRecognised') return undefined;
  const { state, reason, unproven } = found;
  return { state, reason, ...(unproven && { unproven: unbelieved(unproven) }) };
}

/** Result for an unproven scan: the closest rows, with no account proven. */
export function unprovenPages(readings: readonly ReadStatement[]): UnrecognizedStatement {
  const [closest] = readings
    .flatMap((reading) => onceConfirmed(reading) ?? [])
    .filter(({ accounts }) => accounts.some(({ transactions }) => transactions.length > 0))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  if (!closest) return { state: 'notRecognised', reason: 'noText' };
  return { state: 'notRecognised', reason: 'notProven', unproven: unbelieved(closest) };
}

const toConfirm = (reading: ReadStatement) =>
  reading.state === 'notRecognised' ? (reading.unconfirmed?.what ?? []) : [];

interface Candidate {
  pages: readonly PageText[];
  reading: RecognizedStatement;
}

function believedOf(
  candidates: readonly Candidate[],
  passes: readonly (readonly PageText[])[],
  readings: readonly RecognizedStatement[],
): RecognizedStatement | undefined {
  const proven = candidates.filter(({ reading }) => isProven(reading));
  const most = Math.max(...proven.map(({ reading }) => reading.accounts.length));
  const whole = proven.filter(({ reading }) => reading.accounts.length === most);
  const [found] = whole;
  if (!found || !proven.every(({ reading }) => isWithin(reading, found.reading))) return undefined;
  const isHeadAgreed =
    readings.filter((reading) => headOf(reading) === headOf(found.reading)).length >= PASSES_AGREEING;
  const believed = whole.find(({ pages }) =>
    pages.every((page, index) =>
      areDaysAgreed(
        page,
        passes.map((pass) => pass[index] ?? []),
      ),
    ),
  );
  const known = knownCents(found.reading);
  const isSeenWhole = readings.every(({ accounts }) => accounts.length <= most);
  if (!believed || !isHeadAgreed || !isSeenWhole || passes.flat(2).some((line) => isUnreadRow(line, known)))
    return undefined;
  if (!areDaysInOrder(believed.reading) || lacksTable(passes, believed.reading)) return undefined;
  return { ...believed.reading, holder: agreedHolder(readings) };
}

/**
 * The reading that the sums prove, from two or more passes. Not recognized if none is proven, if two proven readings
 * differ in an amount, if a pass has an extra account, or if the passes disagree on facts that no sum covers: bank,
 * account, period and dates. A currency found by a single pass, or a bank or kind that no pass knows, must be
 * confirmed. `agreed` holds the pages as most passes read them.
 */
export function provenPages(
  passes: readonly (readonly PageText[])[],
  agreed: readonly (readonly PageText[])[],
  read: (pages: readonly PageText[]) => ReadStatement,
): ReadStatement {
  const ways = [...agreed, ...waysOf(passes)].map((pages) => ({ pages, reading: read(pages) }));
  const mended = agreed.length > 0 ? mendedLines(ways, [...agreed, ...passes], read) : undefined;
  const candidates = mended ? [...ways, mended] : ways;
  const seen = passes.map(read);
  const readings = candidates.map(({ reading }) => reading);
  const what = [...new Set(readings.flatMap(toConfirm))];
  const believed = (of: (reading: ReadStatement) => RecognizedStatement | undefined) =>
    believedOf(
      candidates.flatMap(({ pages, reading }) => {
        const recognized = of(reading);
        return recognized ? [{ pages, reading: recognized }] : [];
      }),
      passes,
      seen.flatMap((reading) => of(reading) ?? []),
    );
  const found = what.includes('currency')
    ? undefined
    : believed((reading) => (reading.state === 'read' ? reading : undefined));
  if (found) return found;
  const once = what.length > 0 ? believed(onceConfirmed) : undefined;
  return once ? unconfirmed(once, what) : (inOtherCurrency(readings) ?? unprovenPages(readings));
}
