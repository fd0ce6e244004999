import type { Language } from '@portal/contract/language';
import { monthNames } from './day.ts';
import { locales } from './number.ts';

/**
 * Names of months (YYYY-MM), oldest first: `March and April 2026`; the year appears where it changes, and at the end.
 */
export function monthList(months: readonly string[], language: Language): string {
  const sorted = months.toSorted();
  const names = sorted.map((month, index) => {
    const [year = '', number = ''] = month.split('-');
    const name = monthNames(language)[Number(number) - 1] ?? month;
    return sorted[index + 1]?.startsWith(year) ? name : `${name}\u00A0${year}`;
  });
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
}
