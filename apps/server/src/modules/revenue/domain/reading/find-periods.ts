import type { StatementBank } from '@portal/contract/application/statement-reading';
import { DATE, daysBetween, parseWrittenDate, startOfMonthEnding, toDay, type WrittenDate } from './dates.ts';
import { type PageText, squash, textOf } from './page-text.ts';
import { type PatternRank, patternRanks, type PeriodPattern, periodPatterns } from './period-patterns.ts';

/** Days that a statement covers, both ends included, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** One period, found by one form; or several that cannot all be right. */
export type PagePeriod = { kind: 'sure'; period: Period; pattern: PeriodPattern } | { kind: 'ambiguous' };

export interface FindPeriodOptions {
  bank: StatementBank | null;
  /** YYYY-MM-DD; nothing later has been stated yet. */
  today: string;
}

/** Longer spans are of something else: a year's summary, a promotion. */
const SPAN_DAYS_MAXIMUM = 45;
/** Two bare dates closer together are rather those of a transaction. */
const BARE_SPAN_DAYS_MINIMUM = 20;
/** Bare dates further down are among the transactions. */
const HEAD_LINES = 40;
const SAME_COLUMN = 6;
const HAS_DATE = /\d{2}/u;

/** What stands in front of dates that are not those of this statement. */
const OTHER_MATTER =
  /(?:next(?:statement|period)|previous(?:statement|period)|prochain(?:releve|eperiode)|releveprecedent|periodeprecedente|effective|validfrom|interestrates?|tauxd'?interet|promotion|offer|offre|rewardpoints|bonuspoints)[^.]{0,24}$|(?:next|previous|prochaine?)$/u;
const OTHER_MATTER_REACH = 40;

/** What may hold a period: each cell, each line, and both with what stands below, as squashed text. */
function* textsOf(page: PageText): Generator<{ text: string; at: number }> {
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

/** Gives each end the year that only the other one carries. */
function withYears(from: WrittenDate, to: WrittenDate): [WrittenDate, WrittenDate] | undefined {
  const start = { ...from, month: from.month ?? to.month };
  if (start.month === undefined || to.month === undefined) return undefined;
  if (to.year === undefined) {
    if (start.year === undefined) return undefined;
    return [start, { ...to, year: start.year + (to.month < start.month ? 1 : 0) }];
  }
  return [{ ...start, year: start.year ?? to.year - (start.month > to.month ? 1 : 0) }, to];
}

function toPeriod(fromText: string | undefined, toText: string): Period | undefined {
  const end = parseWrittenDate(toText);
  if (!end) return undefined;
  if (fromText === undefined) {
    const to = toDay(end);
    return to === undefined ? undefined : { from: startOfMonthEnding(to), to };
  }
  const start = parseWrittenDate(fromText);
  const both = start && withYears(start, end);
  const [from, to] = both ? both.map(toDay) : [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

const OPENED = new RegExp(`(?:openingbalance(?:on|asof)|solded'?ouverture(?:le|au)):?(?<day>${DATE})`, 'gu');
/** Banks date the opening balance on the first day or on the one before it. */
const OPENING_DAYS_APART = 3;

/** Where a printed opening balance is of another day than a whole month ago: an account that was just opened. */
function withOpening(period: Period, texts: readonly { text: string }[]): Period {
  const opened = new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(OPENED)].map((match) => toPeriod(match.groups?.day, period.to)?.from),
    ),
  );
  const [from, ...others] = opened;
  if (from === undefined || others.length > 0 || from > period.to) return period;
  const isNear = Math.abs(daysBetween(period.from, from) - 1) <= OPENING_DAYS_APART;
  return isNear || daysBetween(from, period.to) > SPAN_DAYS_MAXIMUM ? period : { from, to: period.to };
}

function isPlausible({ from, to }: Period, rank: PatternRank, today: string): boolean {
  const days = daysBetween(from, to);
  return to <= today && days <= SPAN_DAYS_MAXIMUM && days >= (rank === 'bare' ? BARE_SPAN_DAYS_MINIMUM : 1);
}

/** The period that a page states; undefined where it states none. The surest form decides, and must be of one mind. */
export function findPeriod(page: PageText, { bank, today }: FindPeriodOptions): PagePeriod | undefined {
  const texts = [...textsOf(page)].filter(({ text }) => HAS_DATE.test(text));
  for (const rank of patternRanks.toReversed()) {
    const found = new Map<string, { period: Period; pattern: PeriodPattern }>();
    for (const pattern of periodPatterns) {
      if (pattern.rank !== rank || (pattern.banks && !(bank && pattern.banks.includes(bank)))) continue;
      for (const { text, at } of texts) {
        if (rank === 'bare' && at >= HEAD_LINES) continue;
        for (const match of text.matchAll(pattern.expression)) {
          if (OTHER_MATTER.test(text.slice(Math.max(0, match.index - OTHER_MATTER_REACH), match.index))) continue;
          const period = toPeriod(match.groups?.from, match.groups?.to ?? '');
          if (!period || !isPlausible(period, rank, today)) continue;
          const key = `${period.from} ${period.to}`;
          if (!found.has(key)) found.set(key, { period, pattern });
        }
      }
    }
    const [first, ...others] = found.values();
    if (first && others.length > 0) return { kind: 'ambiguous' };
    if (first && rank === 'end') return { kind: 'sure', ...first, period: withOpening(first.period, texts) };
    if (first) return { kind: 'sure', ...first };
  }
  return undefined;
}
