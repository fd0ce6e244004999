import { countDays } from '@portal/contract/calendar';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import {
  DATE,
  parseMonth,
  parseNumbers,
  parseWrittenDate,
  startOfMonthEnding,
  toDay,
  type WrittenDate,
} from './dates.ts';
import { hasMoney, type PageText, squash, textOf } from './page-text.ts';
import { type PatternRank, patternRanks, type PeriodPattern, periodPatterns } from './period-patterns.ts';

/** Days of a statement, both ends included, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** Whether two statements of one account overlap; consecutive ones share at most one day. */
export function sharesDays<Account>(
  left: Period & { account: Account },
  right: Period & { account: Account },
): boolean {
  return left.account === right.account && left.from < right.to && right.from < left.to;
}

/** Why a printed period is unusable; `ambiguous`: several periods that cannot all be right. */
export type PeriodFault = 'ambiguous' | 'impossible' | 'tooLong';

/**
 * A period found by a pattern, or the reason it is unusable. A period of more than a month is `tooLong`, and reported
 * only if no other is printed: its rows must confirm it.
 */
export type PagePeriod =
  | { kind: 'sure'; period: Period; pattern: PeriodPattern }
  | { kind: 'tooLong'; period: Period; pattern: PeriodPattern }
  | { kind: PeriodFault };

export interface FindPeriodOptions {
  bank: StatementBank | null;
  /** YYYY-MM-DD; statements cannot cover later days. */
  today: string;
  /**
   * Share (0 to 1) of a table's rows within a period; undefined without rows. A period with a lower share belongs to
   * something else.
   */
  shareOfRows?: (period: Period) => number | undefined;
}

/** Periods longer than this are not monthly statements. */
const SPAN_DAYS_MAXIMUM = 45;

/** Whether a period is longer than a month; only its rows can confirm such a period. */
export function isLong({ from, to }: Period): boolean {
  return countDays(from, to) > SPAN_DAYS_MAXIMUM;
}

/**
 * Whether each combination of month and day occurs at most once in a period, which makes dates without a year
 * unambiguous.
 */
export function isWithinAYear({ from, to }: Period): boolean {
  return to < `${String(Number(from.slice(0, 4)) + 1)}${from.slice(4)}`;
}
/** Two bare dates further apart than this are not a period. */
const BARE_SPAN_DAYS_MAXIMUM = 366;
/** Two bare dates closer together than this likely belong to a transaction. */
const BARE_SPAN_DAYS_MINIMUM = 20;
/** Bare dates further down than this, or with an amount, belong to transactions. */
const HEAD_LINES = 40;
const SAME_COLUMN = 6;
const hasDate = /\d{2}/u;

/** Words before dates that are not the statement's period. */
const otherMatter =
  /(?:next(?:statement|period)|previous(?:statement|period)|prochain(?:releve|eperiode)|releveprecedent|periodeprecedente|effective|validfrom|interestrates?|tauxd'?interet|promotion|offer|offre|rewardpoints|bonuspoints)[^.]{0,24}$|(?:next|previous|prochaine?)$/u;
const OTHER_MATTER_REACH = 40;

interface Text {
  text: string;
  at: number;
}

function* textsOf(page: PageText): Generator<Text> {
  for (const [at, line] of page.entries()) {
    const next = page[at + 1];
    yield { text: squash(textOf(line)), at };
    if (next) yield { text: squash(`${textOf(line)}\t${textOf(next)}`), at };
    if (line.cells.length === 1 && next?.cells.length === 1) continue;
    for (const cell of line.cells) {
      yield { text: squash(cell.text), at };
      const below = next?.cells.find(({ x }) => Math.abs(x - cell.x) <= SAME_COLUMN);
      if (below) yield { text: squash(`${cell.text}\t${below.text}`), at };
    }
  }
}

function withYears(from: WrittenDate, to: WrittenDate): [WrittenDate, WrittenDate] | undefined {
  const [startMonth, endMonth] = [from.month ?? to.month, to.month ?? from.month];
  if (startMonth === undefined || endMonth === undefined) return undefined;
  const [start, end] = [
    { ...from, month: startMonth },
    { ...to, month: endMonth },
  ];
  if (end.year === undefined) {
    if (start.year === undefined) return undefined;
    return [start, { ...end, year: start.year + (endMonth < startMonth ? 1 : 0) }];
  }
  return [{ ...start, year: start.year ?? end.year - (startMonth > endMonth ? 1 : 0) }, end];
}

function periodOfNumbers(fromText: string, toText: string): Period | undefined {
  const ends = parseNumbers(toText);
  const periods = parseNumbers(fromText).flatMap((start, order): Period[] => {
    const [from, to] = [toDay(start), ends[order] && toDay(ends[order])];
    return from !== undefined && to !== undefined && from < to ? [{ from, to }] : [];
  });
  const short = periods.filter((period) => !isLong(period));
  const [found, another] = short.length > 0 ? short : periods;
  return another && another.from !== found?.from ? undefined : found;
}

function monthEnding(toText: string): Period | undefined {
  const end = parseWrittenDate(toText);
  const to = end ? toDay(end) : parseMonth(toText);
  return to === undefined ? undefined : { from: startOfMonthEnding(to), to };
}

function toPeriod(fromText: string | undefined, toText: string): Period | undefined {
  if (fromText === undefined) return monthEnding(toText);
  const [start, end] = [parseWrittenDate(fromText), parseWrittenDate(toText)];
  if (!start || !end) return periodOfNumbers(fromText, toText);
  const both = withYears(start, end);
  const [from, to] = both ? both.map(toDay) : [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

const OPENED = new RegExp(`(?:openingbalance(?:on|asof)|solded'?ouverture(?:le|au)):?(?<day>${DATE})`, 'gu');
/** Days between the opening balance and the first day: banks may date it on the business day before. */
const OPENING_DAYS_APART = 3;

function withOpening(period: Period, texts: readonly { text: string }[]): Period {
  const opened = new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(OPENED)].map((match) => toPeriod(match.groups?.day, period.to)?.from),
    ),
  );
  const [from, ...others] = opened;
  if (from === undefined || others.length > 0 || from > period.to) return period;
  const isNear = Math.abs(countDays(period.from, from) - 1) <= OPENING_DAYS_APART;
  return isNear || countDays(from, period.to) > SPAN_DAYS_MAXIMUM ? period : { from, to: period.to };
}

/** Ignores problems in dates that may belong to something else. */
function unlessUnsure(rank: PatternRank, kind: PeriodFault): PagePeriod | undefined {
  return rank === 'unsure' ? undefined : { kind };
}

function findFault({ from, to }: Period, today: string): PeriodFault | undefined {
  if (countDays(from, to) < 1 || to > today) return 'impossible';
  return isLong({ from, to }) ? 'tooLong' : undefined;
}

const isBare = (rank: PatternRank) => rank === 'bare' || rank === 'unsure';

function isPeriod({ from, to }: Period, rank: PatternRank): boolean {
  const days = countDays(from, to);
  return !isBare(rank) || (days >= BARE_SPAN_DAYS_MINIMUM && days <= BARE_SPAN_DAYS_MAXIMUM);
}

interface FoundPeriod {
  period: Period;
  pattern: PeriodPattern;
  /** Whether only header words are next to the period; a sentence may be about other days. */
  isAlone: boolean;
}

const headWords = [
  ...['statements?', 'accounts?', 'summary', 'details?', 'activity', 'transactions?', 'history', 'banking', 'business'],
  ...[
    'personal',
    'commercial',
    'chequing',
    'checking',
    'savings',
    'operating',
    'current',
    'monthly',
    'small',
    'everyday',
  ],
  ...[
    'your',
    'this',
    'the',
    'for',
    'from',
    'of',
    'to',
    'and',
    'in',
    'on',
    'covered',
    'covering',
    'by',
    'period',
    'dates?',
  ],
  ...[
    'range',
    'start',
    'begin',
    'ending',
    'end',
    'number',
    'no',
    'type',
    'branch',
    'transit',
    'page',
    'cad',
    'continued',
  ],
  ...[
    'releves?',
    'comptes?',
    'bancaires?',
    'entreprises?',
    'affaires',
    'particuliers?',
    'services?',
    'aux',
    'operations?',
  ],
  ...[
    'cheques?',
    'epargne',
    'courant',
    'mensuel',
    'sommaire',
    'votre',
    'pour',
    'periode',
    'couverte',
    'visee',
    'folio',
  ],
  ...[
    'numero',
    'succursale',
    'suite',
    'du',
    'de',
    "d'",
    'des',
    'la',
    'le',
    'les',
    'au',
    'et',
    'a',
    'rbc',
    'royal',
    'bank',
  ],
  ...['banque', 'royale', 'canada', 'td', 'bmo', 'montreal', 'cibc', 'scotiabank', 'scotia', 'national', 'nationale'],
  ...[
    'desjardins',
    'caisse',
    'tangerine',
    'simplii',
    'eq',
    'atb',
    'financial',
    'credit',
    'union',
    'visa',
    'mastercard',
  ],
].sort((a, b) => b.length - a.length);
const headWord = new RegExp(headWords.join('|'), 'gu');

function standsAlone(text: string, { index, 0: found }: RegExpExecArray): boolean {
  return [text.slice(0, index), text.slice(index + found.length)].every(
    (beside) => !/\p{L}/u.test(beside.replace(headWord, '')),
  );
}

/** Whether the page prints both ends; other patterns are completed to a month. */
export function isPrinted({ rank }: PeriodPattern): boolean {
  return rank === 'labelled' || isBare(rank);
}

interface Pass {
  ranks: readonly PatternRank[];
  isAlone: boolean;
}

/** In order of trust: first a period with both ends, alone in a header; then the most certain patterns. */
const passes: readonly Pass[] = [
  { ranks: ['labelled', 'bare'], isAlone: true },
  { ranks: patternRanks.toReversed(), isAlone: false },
];

/**
 * The period a page states; undefined if none. The most reliable pattern decides and must be unambiguous: an impossible
 * printed period is not replaced by a period derived from an end date. A period that the rows contradict is dropped.
 */
export function findPeriod(page: PageText, options: FindPeriodOptions): PagePeriod | undefined {
  const texts = [...textsOf(page)].filter(({ text }) => hasDate.test(text));
  const byRank = new Map(patternRanks.map((rank) => [rank, periodsOfRank(rank, texts, options)]));
  const all = [...byRank.values()].flat();
  if (all.length === 0) return printsNoDay('labelled', texts, options) ? { kind: 'impossible' } : undefined;
  const isOfRows = ofRows(all, options);
  for (const { ranks, isAlone } of passes) {
    for (const rank of ranks) {
      const stated = (byRank.get(rank) ?? []).filter((each) => each.isAlone || !isAlone);
      const found = periodOfRank(rank, texts, { ...options, stated: stated.filter(isOfRows) });
      if (found) return found;
    }
    // If the rows contradict the header's period, nothing else on the page counts as their period.
    const isDenied = isAlone && all.some((each) => each.isAlone && ranks.includes(each.pattern.rank));
    if (isDenied) return { kind: 'ambiguous' };
  }
  return undefined;
}

const ROWS_SHARE_MINIMUM = 0.5;

function ofRows(
  all: readonly FoundPeriod[],
  { shareOfRows, today }: FindPeriodOptions,
): (found: FoundPeriod) => boolean {
  if (!shareOfRows) return () => true;
  const share = ({ period, pattern }: FoundPeriod) => (isPrinted(pattern) ? shareOfRows(period) : undefined);
  const possible = all.filter(({ period }) => findFault(period, today) !== 'impossible' && !isLong(period));
  const most = Math.max(ROWS_SHARE_MINIMUM, ...possible.map((each) => share(each) ?? 0));
  return (found) => (share(found) ?? 1) >= (isLong(found.period) ? ROWS_SHARE_MINIMUM : most);
}

function periodOfRank(
  rank: PatternRank,
  texts: readonly Text[],
  { stated, ...options }: FindPeriodOptions & { stated: readonly FoundPeriod[] },
): PagePeriod | undefined {
  const [first, ...others] = stated.filter(({ period }) => findFault(period, options.today) === undefined);
  if (first) {
    const isSure =
      others.length === 0 && !((isBare(rank) || rank === 'labelled') && endsOtherwise(first.period, texts, options));
    if (!isSure) return unlessUnsure(rank, 'ambiguous');
    const { period, pattern } = first;
    return { kind: 'sure', pattern, period: rank === 'end' ? withOpening(period, texts) : period };
  }
  const [impossible, ...more] = stated;
  const fault = impossible && isPrinted(impossible.pattern) ? findFault(impossible.period, options.today) : undefined;
  if (impossible && fault === 'tooLong') {
    const isOne = more.length === 0 && !endsOtherwise(impossible.period, texts, options);
    return { kind: fault, ...(isOne && { period: impossible.period, pattern: impossible.pattern }) };
  }
  return fault || printsNoDay(rank, texts, options) ? unlessUnsure(rank, fault ?? 'impossible') : undefined;
}

/** Whether a labelled period ends on a day such as June 31; then nothing else on the page counts as the period. */
function printsNoDay(rank: PatternRank, texts: readonly Text[], { bank }: FindPeriodOptions): boolean {
  const patterns = periodPatterns.filter((pattern) => pattern.rank === rank && isOfBank(pattern, bank));
  const isNone = ({ groups }: RegExpExecArray) => {
    const [start, end] = [parseWrittenDate(groups?.from ?? ''), parseWrittenDate(groups?.to ?? '')];
    // Without a year, the end may continue on the next line.
    const both = start && end?.year !== undefined ? withYears(start, end) : undefined;
    return both?.some((date) => toDay(date) === undefined) ?? false;
  };
  return (
    rank === 'labelled' && patterns.some((pattern) => texts.some(({ text }) => matchesIn(text, pattern).some(isNone)))
  );
}

function endsOtherwise({ to }: Period, texts: readonly Text[], options: FindPeriodOptions): boolean {
  return periodsOfRank('end', texts, options).some(({ period }) => period.to !== to && period.to <= options.today);
}

function periodsOfRank(rank: PatternRank, texts: readonly Text[], { bank }: FindPeriodOptions): FoundPeriod[] {
  const patterns = periodPatterns.filter((pattern) => pattern.rank === rank && isOfBank(pattern, bank));
  const eligible = isBare(rank) ? texts.filter(({ text, at }) => at < HEAD_LINES && !hasMoney.test(text)) : texts;
  const found = new Map<string, FoundPeriod>();
  for (const pattern of patterns) {
    for (const { period, isAlone } of eligible.flatMap(({ text }) => periodsIn(text, pattern))) {
      const key = `${period.from} ${period.to}`;
      const known = found.get(key);
      if (known) known.isAlone ||= isAlone;
      else if (isPeriod(period, rank)) found.set(key, { period, pattern, isAlone });
    }
  }
  return [...found.values()];
}

function isOfBank({ banks }: PeriodPattern, bank: StatementBank | null): boolean {
  return !banks || (bank !== null && banks.includes(bank));
}

function periodsIn(text: string, pattern: PeriodPattern): { period: Period; isAlone: boolean }[] {
  return matchesIn(text, pattern).flatMap((match) => {
    const period = toPeriod(match.groups?.from, match.groups?.to ?? '');
    return period === undefined ? [] : [{ period, isAlone: standsAlone(text, match) }];
  });
}

function matchesIn(text: string, { expression }: PeriodPattern): RegExpExecArray[] {
  // Skips `matchAll` for most lines, because it copies the long expression each time.
  if (text.search(expression) < 0) return [];
  return [...text.matchAll(expression)].filter(
    ({ index }) => !otherMatter.test(text.slice(Math.max(0, index - OTHER_MATTER_REACH), index)),
  );
}
