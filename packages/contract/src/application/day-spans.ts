import { DAY_MS } from '../constants.ts';
import { addMonths, type Month } from './statement-window.ts';

/** Days since 1970-01-01, inclusive. */
export interface DaySpan {
  first: number;
  last: number;
}

export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function daysOf(month: Month): DaySpan {
  return { first: dayNumber(`${month}-01`), last: dayNumber(`${addMonths(month, 1)}-01`) - 1 };
}

export function lengthOf({ first, last }: DaySpan): number {
  return last - first + 1;
}

/** The days of `within` that none of the spans covers, oldest first. */
export function gapsOf(spans: readonly DaySpan[], within: DaySpan): DaySpan[] {
  const gaps: DaySpan[] = [];
  let next = within.first;
  for (const { first, last } of [...spans].sort((a, b) => a.first - b.first)) {
    if (first > within.last) break;
    if (first > next) gaps.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  if (next <= within.last) gaps.push({ first: next, last: within.last });
  return gaps;
}
