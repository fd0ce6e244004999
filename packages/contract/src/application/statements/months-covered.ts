import * as z from 'zod/mini';
import { MONTH_FOUND_DAYS, MONTH_PART_DAYS } from '../../constants.ts';
import { addMonths, dayNumber, dayOf, daysOf, type DaySpan, gapsOf, lengthOf, type Month } from '../../calendar.ts';
import type { StatementWindow } from './statement-window.ts';

export const monthStates = ['found', 'part', 'missing'] as const;
export type MonthState = (typeof monthStates)[number];

/** Days as YYYY-MM-DD, inclusive. */
export const dayRange = z.strictObject({ from: z.string(), to: z.string() });
export type DayRange = z.infer<typeof dayRange>;

export const daysBetween = z.strictObject({
  from: z.string(),
  to: z.string(),
  account: z.nullable(z.string()),
});
export type DaysBetween = z.infer<typeof daysBetween>;

export const monthCovered = z.strictObject({
  month: z.string(),
  state: z.enum(monthStates),
  gaps: z.array(dayRange),
});
export type MonthCovered = z.infer<typeof monthCovered>;

export interface CoveredPeriod {
  /** Identifies the account; periods of unknown accounts share a name chosen by the caller. */
  account: string;
  from: string;
  to: string;
}

export const coveredWindows = ['required', 'accepted'] as const;

export interface MonthsCovered {
  months: MonthCovered[];
  complete: boolean;
  /** The earlier window is chosen only if more of its months are covered. */
  window: (typeof coveredWindows)[number];
}

function daysCovered(gaps: readonly DaySpan[], within: DaySpan): number {
  return lengthOf(within) - gaps.reduce((sum, gap) => sum + lengthOf(gap), 0);
}

function spansByAccount(periods: readonly CoveredPeriod[]): DaySpan[][] {
  const accounts = new Map<string, DaySpan[]>();
  for (const { account, from, to } of periods)
    accounts.set(account, [...(accounts.get(account) ?? []), { first: dayNumber(from), last: dayNumber(to) }]);

  return [...accounts.values()];
}

function stateOf(days: number): MonthState {
  if (days >= MONTH_FOUND_DAYS) return 'found';
  return days >= MONTH_PART_DAYS ? 'part' : 'missing';
}

/** Uses the account that covers most of the month: halves of two accounts do not add up. */
function coverMonth(month: Month, accounts: readonly DaySpan[][]): MonthCovered {
  const within = daysOf(month);
  const [best = { gaps: [], days: 0 }] = accounts
    .map((spans) => gapsOf(spans, within))
    .map((gaps) => ({ gaps, days: daysCovered(gaps, within) }))
    .sort((a, b) => b.days - a.days);
  const state = stateOf(best.days);
  const gaps = state === 'part' ? best.gaps.map(({ first, last }) => ({ from: dayOf(first), to: dayOf(last) })) : [];
  return { month, state, gaps };
}

/** The state of one month, given the periods of all accounts, as in `coverMonths`. */
export function stateOfCoverage(month: Month, periods: readonly CoveredPeriod[]): MonthState {
  return coverMonth(month, spansByAccount(periods)).state;
}

/** Whether one account's periods cover every day of the month. */
export function isWholeMonth(month: Month, periods: readonly CoveredPeriod[]): boolean {
  return spansByAccount(periods).some((spans) => gapsOf(spans, daysOf(month)).length === 0);
}

/**
 * Which months of the window are covered, by the union of each account's periods. Banks end statements on any day, so a
 * month counts as found when one account covers most of it.
 */
export function coverMonths(periods: readonly CoveredPeriod[], window: StatementWindow): MonthsCovered {
  const accounts = spansByAccount(periods);
  const cover = (months: readonly Month[]) => months.map((month) => coverMonth(month, accounts));
  const found = (months: readonly MonthCovered[]) => months.filter(({ state }) => state === 'found').length;

  const required = cover(window.required);
  const accepted = cover(window.accepted);
  const chosen = found(accepted) > found(required) ? accepted : required;
  return {
    months: chosen,
    complete: found(chosen) === chosen.length,
    window: chosen === accepted ? 'accepted' : 'required',
  };
}

export function missingMonths({ months }: MonthsCovered): Month[] {
  return months.filter(({ state }) => state !== 'found').map(({ month }) => month);
}

function daysByMonth(spans: readonly DaySpan[]): { month: Month; days: number }[] {
  const first = dayOf(Math.min(...spans.map((span) => span.first))).slice(0, 7);
  const last = dayOf(Math.max(...spans.map((span) => span.last))).slice(0, 7);
  const counted: { month: Month; days: number }[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const within = daysOf(month);
    const days = daysCovered(gapsOf(spans, within), within);
    if (days > 0) counted.push({ month, days });
  }
  return counted;
}

/**
 * The months a statement is about, oldest first: those covered enough to count, otherwise all months it touches. Empty
 * if there are no periods.
 */
export function monthsOfPeriods(periods: readonly DayRange[]): Month[] {
  if (periods.length === 0) return [];
  const touched = daysByMonth(periods.map(({ from, to }) => ({ first: dayNumber(from), last: dayNumber(to) })));
  const counting = touched.filter(({ days }) => days >= MONTH_PART_DAYS);
  return (counting.length > 0 ? counting : touched).map(({ month }) => month);
}
