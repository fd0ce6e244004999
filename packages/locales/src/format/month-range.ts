import { addMonths, type Month } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';
import { formatMonth, monthNames } from './day.ts';
import { monthList } from './month-list.ts';
import type { Words } from './words.ts';

interface RangeOptions {
  /** If false, the year is omitted when both ends are in the same year; true by default. */
  year?: boolean;
}

function nameOf(month: Month, language: Language): string {
  return monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month;
}

/** First and last month; the first has its year only if the years differ. */
function endsOf(months: readonly Month[], language: Language, { year = true }: RangeOptions) {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  const crossesYear = first.slice(0, 4) !== last.slice(0, 4);
  const write = (month: Month, withYear: boolean) =>
    withYear ? formatMonth(month, language) : nameOf(month, language);
  return { first: write(first, crossesYear), last: write(last, year || crossesYear) };
}

function ofName(month: string, t: Words['t']): string {
  return t(/^[aeiou]/u.test(month) ? 'common.monthSpans.ofElided' : 'common.monthSpans.of', { month });
}

/** `May to October 2026`, `mai à octobre 2026`; empty without months. */
export function monthRange(months: readonly Month[], { t, language }: Words, options: RangeOptions = {}): string {
  return months.length === 0 ? '' : t('common.monthSpans.range', endsOf(months, language, options));
}

/** Months, oldest first: a range if none is missing between them, otherwise one by one. */
export function monthSpan(months: readonly Month[], words: Words): string {
  const [first] = months;
  const isGapless = first !== undefined && months.every((month, index) => month === addMonths(first, index));
  return isGapless && months.length > 1 ? monthRange(months, words) : monthList(months, words.language);
}

/** Range after a noun: `May to October 2026`, `de mai à octobre 2026`, `d’avril à septembre 2026`. */
export function ofMonthRange(months: readonly Month[], { t, language }: Words, options: RangeOptions = {}): string {
  if (months.length === 0) return '';
  const { first, last } = endsOf(months, language, options);
  return t('common.monthSpans.range', { first: ofName(first, t), last });
}

/** Month after a noun: `October`, `de mai`, `d’octobre`. */
export function ofMonth(month: Month, { t, language }: Words): string {
  return ofName(nameOf(month, language), t);
}
