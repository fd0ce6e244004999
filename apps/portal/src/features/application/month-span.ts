import type { Month } from '@portal/contract/application/statement-window';
import { formatMonth, monthNames } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/use-text.ts';

/** First and last month in words; the first with its year only where the two differ. */
function endsOf(months: readonly Month[], { language }: Texts): { first: string; last: string } {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  const name = monthNames(language)[Number(first.slice(5, 7)) - 1] ?? '';
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return { first: isOneYear ? name : formatMonth(first, language), last: formatMonth(last, language) };
}

/** `May to October 2026`, `mai à octobre 2026`; empty without months. */
export function monthRange(months: readonly Month[], texts: Texts): string {
  return months.length === 0 ? '' : texts.t('review.monthRange', endsOf(months, texts));
}

/** As it follows a noun: `from May to October 2026`, `d’avril à septembre 2026`. */
export function monthSpan(months: readonly Month[], texts: Texts): string {
  if (months.length === 0) return '';
  const ends = endsOf(months, texts);
  const isElided = /^[aeiou]/u.test(ends.first);
  return texts.t(isElided ? 'application.welcome.need.monthsElided' : 'application.welcome.need.months', ends);
}
