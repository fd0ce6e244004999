import type { Month } from '@portal/contract/application/statement-window';
import type { Language } from '@portal/contract/language';
import { formatMonth, monthNames } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/use-text.ts';

function nameOf(month: Month, language: Language): string {
  return monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month;
}

const startsWithVowel = /^[aeiou]/u;

/** A month's name as it follows a noun: `October`, `d’octobre`, `de mai`. */
export function ofMonth(month: Month, { t, language }: Texts): string {
  return ofName(nameOf(month, language), t);
}

function ofName(name: string, t: Texts['t']): string {
  return t(startsWithVowel.test(name) ? 'revenue.ofMonthElided' : 'revenue.ofMonth', { month: name });
}

/**
 * The span of months as it follows a noun: `May to October 2026`, `de mai à octobre 2026`; both years where they
 * differ, none where `year` is left out.
 */
export function monthRange(months: readonly Month[], texts: Texts, { year = true } = {}): string {
  const { t, language } = texts;
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  const write = (month: Month, withYear: boolean) =>
    withYear ? formatMonth(month, language) : nameOf(month, language);
  const crossesYear = first.slice(0, 4) !== last.slice(0, 4);
  const start = ofName(write(first, year && (crossesYear || first === last)), t);
  return first === last ? start : t('revenue.monthRange', { first: start, last: write(last, year || crossesYear) });
}
