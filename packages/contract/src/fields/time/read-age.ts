import { completedMonths } from '../../calendar.ts';
import { MONTHS_PER_YEAR, TIME_IN_BUSINESS_MAXIMUM_MONTHS } from '../../constants.ts';
import { trimmed } from '../text.ts';
import { readDate, readMonth } from './read-date.ts';
import type { TimeUnit } from './time-units.ts';

const began = String.raw`(?:est|established|founded|incorporated|launched|opened|registered|started|(?:constitu|cré|démarr|établi|fond|immatricul|incorpor|lanc|ouver)\p{L}{0,3}|en affaires|in business)[.:\s]+`;
const since = /^(?:(?:in|en|from)\s+)?(?:le\s+)?/iu;
const before = new RegExp(
  `^(?:${began})?(?:(?:about|around|at least|for|since|approx(?:imately)?\\b\\.?|over|more than|au moins|depuis|environ|env\\.?|il y a|(?:plus|\\+) de|[~≈+])\\s*)*`,
  'iu',
);
/** Words after which a bare number may be a short year, such as `depuis 19`. */
const fromStart = new RegExp(`since|depuis|for|^${began}`, 'iu');
const after = /(?:\s(?:ago|and more|or more|in business|en affaires|environ|et plus|ou plus))?[\s.,;]*$/iu;
const onlyHalf = /^(?:(?:une?|one|a)\s+)?(?=½|1\/2\s)/iu;
const one = /^(?:une?|one|a)(?=\s)/iu;
const more = /(?<=\d)\s*\+(?!\s*\d)/gu;
const half = /(?<=\d)\s*(ans?|years?)?\s*(?:½|(?<=\s)(?:1\/2(?!\d)|et demie?|and a half))/giu;
const year = /^\d{4}$/u;
const years = String.raw`(?<years>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:y|yrs?|years?|(?<=\d)a|a(?!\s+\d)|ans?|années?)\.?`;
const months = String.raw`(?<months>\d{1,4})\s*(?:m|mos?|mths?|months?|mois)\.?`;
const durations = [`${years}(?:\\s*(?:,|and|et|&)?\\s*${months})?`, months].map((form) => RegExp(`^${form}$`, 'iu'));
/** If a business started more recently than this, its months matter. */
const YEARS_WITHOUT_MONTH = 2;

function withoutWords(text: string): string {
  return trimmed(text).replace(before, '').replace(after, '').replace(more, '');
}

/**
 * Months since a day, month or year, such as `March 2019` or `2019`.
 * @returns the months, or why the text is refused; undefined if it is not a date
 */
export function readStart(text: string, today: string): number | 'future' | 'addMonth' | undefined {
  const typed = withoutWords(text).replace(since, '').trim();
  if (year.test(typed)) return sinceYear(Number(typed), Number(today.slice(0, 4)));
  const month = readMonth(typed);
  const start = readDate(typed) ?? (month && `${month}-01`);
  if (start === undefined) return undefined;
  return start > today ? 'future' : completedMonths(start, today);
}

function sinceYear(start: number, now: number): number | 'future' | 'addMonth' {
  if (start > now) return 'future';
  return now - start < YEARS_WITHOUT_MONTH ? 'addMonth' : (now - start) * MONTHS_PER_YEAR;
}

function readDuration(text: string): number | undefined {
  const groups = durations.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const total = Number((groups.years ?? '0').replace(',', '.')) * MONTHS_PER_YEAR + Number(groups.months ?? 0);
  return Number.isInteger(total) ? total : undefined;
}

/**
 * Months in business from typed text other than a whole number: `1.5` in years, `18 months`, `March 2019`, `2019`.
 * @returns undefined if the text is a whole number or not understood
 */
export function readAge(text: string, unit: TimeUnit, today: string): number | undefined {
  if (/^\d{1,3}$/u.test(trimmed(text))) return undefined;
  const bare = withoutWords(text).replace(onlyHalf, '0 ').replace(one, '1');
  const typed = bare.replace(half, '.5 $1').trim();
  const age =
    readDuration(typed) ??
    readStart(typed, today) ??
    (fromStart.test(text) ? undefined : readDuration(`${typed} ${unit}`));
  return typeof age === 'number' && age <= TIME_IN_BUSINESS_MAXIMUM_MONTHS ? age : undefined;
}
