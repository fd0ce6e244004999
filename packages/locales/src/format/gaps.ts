import type { DayRange, DaysBetween, MonthCovered } from '@portal/contract/application/statements/months-covered';
import { formatDay, monthNames } from './day.ts';
import type { Words } from './words.ts';

/** Day of the month: `12`; in French `1er` for the first. */
function dayOf(day: string, { language }: Pick<Words, 'language'>): string {
  const number = Number(day.slice(8, 10));
  return number === 1 && language === 'fr' ? '1er' : String(number);
}

function sentenceOf({ from, to }: DayRange, words: Words): string {
  const { t, language } = words;
  if (from === to) return t('revenue.gaps.day', { day: formatDay(from, language, 'longDay') });
  if (from.slice(0, 7) === to.slice(0, 7)) {
    const month = monthNames(language)[Number(from.slice(5, 7)) - 1] ?? '';
    return t('revenue.gaps.days', { month, from: dayOf(from, words), to: dayOf(to, words) });
  }
  const style = from.slice(0, 4) === to.slice(0, 4) ? 'longDay' : 'long';
  return t('revenue.gaps.range', { from: formatDay(from, language, style), to: formatDay(to, language, style) });
}

/** Days of a month missing from the files, one sentence each: `September 12 to 30 are not in these files.` */
export function formatGaps({ gaps }: Pick<MonthCovered, 'gaps'>, words: Words): string {
  return gaps.map((gap) => sentenceOf(gap, words)).join(' ');
}

/** Short form next to the month: `12–30 missing`. */
export function formatGapsShort({ gaps }: Pick<MonthCovered, 'gaps'>, { t }: Words): string {
  const number = (day: string) => String(Number(day.slice(8, 10)));
  const days = gaps.map(({ from, to }) => (from === to ? number(from) : `${number(from)}–${number(to)}`));
  return t('revenue.gaps.short', { days: days.join(', ') });
}

export function formatDaysBetween(
  { daysBetween, severalAccounts }: { daysBetween: readonly DaysBetween[]; severalAccounts: boolean },
  words: Words,
): string[] {
  return daysBetween.map(({ account, ...days }) => {
    const sentence = sentenceOf(days, words);
    return severalAccounts && account !== null
      ? words.t('revenue.gaps.ofAccount', { sentence, digits: account })
      : sentence;
  });
}
