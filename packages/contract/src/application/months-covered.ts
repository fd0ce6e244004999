import { DAY_MS, MONTH_FOUND_DAYS, MONTH_PART_DAYS } from '../constants.ts';
import { addMonths, type Month, type StatementWindow } from './statement-window.ts';

export const monthStates = ['found', 'part', 'missing'] as const;
export type MonthState = (typeof monthStates)[number];

export interface MonthCovered {
  month: Month;
  state: MonthState;
}

/** Days of one account that a statement or a bank connection covers, both ends included, as YYYY-MM-DD. */
export interface CoveredPeriod {
  /** Tells accounts apart; periods of an unknown account share one name of the caller's choice. */
  account: string;
  from: string;
  to: string;
}

export const coveredWindows = ['required', 'accepted'] as const;

export interface MonthsCovered {
  /** The months of the window that was chosen, oldest first. */
  months: MonthCovered[];
  /** Whether every month of that window is found. */
  complete: boolean;
  /** The accepted earlier window is chosen only where it has more months found. */
  window: (typeof coveredWindows)[number];
}

interface DaySpan {
  first: number;
  last: number;
}

function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function daysOf(month: Month): DaySpan {
  return { first: dayNumber(`${month}-01`), last: dayNumber(`${addMonths(month, 1)}-01`) - 1 };
}

/** How many days of `within` the spans cover together; a day covered twice counts once. */
function daysCovered(spans: readonly DaySpan[], within: DaySpan): number {
  let covered = 0;
  let next = within.first;
  for (const span of [...spans].sort((a, b) => a.first - b.first)) {
    const first = Math.max(span.first, next);
    const last = Math.min(span.last, within.last);
    if (last < first) continue;
    covered += last - first + 1;
    next = last + 1;
  }
  return covered;
}

function spansByAccount(periods: readonly CoveredPeriod[]): DaySpan[][] {
  const accounts = new Map<string, DaySpan[]>();
  for (const { account, from, to } of periods) {
    accounts.set(account, [...(accounts.get(account) ?? []), { first: dayNumber(from), last: dayNumber(to) }]);
  }
  return [...accounts.values()];
}

function monthState(month: Month, accounts: readonly DaySpan[][]): MonthState {
  const days = daysOf(month);
  const most = Math.max(0, ...accounts.map((spans) => daysCovered(spans, days)));
  if (most >= MONTH_FOUND_DAYS) return 'found';
  return most >= MONTH_PART_DAYS ? 'part' : 'missing';
}

/**
 * Which months of the window are covered, over the union of all periods of one account: banks end a statement on any
 * day, so a month counts as found when one account covers most of it (decisions, section 6).
 */
export function coverMonths(periods: readonly CoveredPeriod[], window: StatementWindow): MonthsCovered {
  const accounts = spansByAccount(periods);
  const cover = (months: readonly Month[]) => months.map((month) => ({ month, state: monthState(month, accounts) }));
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

/** The months of the chosen window that are not found, oldest first. */
export function missingMonths({ months }: MonthsCovered): Month[] {
  return months.filter(({ state }) => state !== 'found').map(({ month }) => month);
}
