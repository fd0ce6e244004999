import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import { isRealDate } from '@portal/contract/fields/time/date-of-birth';
import { monthNames } from '@portal/locales/format';

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** `YYYY-MM-DD` with days and months padded; empty if nothing is typed. */
export function joinDate({ day, month, year }: DateParts): string {
  const fill = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  const parts = [year.trim(), fill(month.trim()), fill(day.trim())];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

const DATE_LETTERS_MAXIMUM = 40;
/** Shorter beginnings of a month's name may be another month's, such as `jui` in French. */
const MONTH_LETTERS_AT_LEAST = 3;

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Number of the only month whose name in either language starts with these letters. */
function monthNamed(letters: string): number | undefined {
  if (letters.length < MONTH_LETTERS_AT_LEAST) return undefined;
  const months = (['en', 'fr'] as const).flatMap((language) =>
    monthNames(language).flatMap((name, index) => (fold(name).startsWith(letters) ? [index + 1] : [])),
  );
  const [month, ...others] = new Set(months);
  return others.length === 0 ? month : undefined;
}

const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er)?`;
const NAME = String.raw`(?<name>[a-z]{3,})\.?`;
const YEAR = String.raw`(?<year>\d{4})`;
const forms = [
  `${YEAR}[-/. ]?(?<month>\\d{1,2})[-/. ]?${DAY}`,
  `(?:le )?${DAY}(?: of)?[-/. ]${NAME}[-/., ]+${YEAR}`,
  `${NAME}[- ]${DAY}[-, ]+${YEAR}`,
  `${YEAR}[- ]${NAME}[- ]${DAY}`,
  `(?<one>\\d{1,2})[-/. ](?<other>\\d{1,2})[-/. ]${YEAR}`,
].map((form) => RegExp(`^${form}$`, 'u'));

/** Day and month in either order; undefined if both orders are possible. */
function dayAndMonth(one: number, other: number): [day: number, month: number] | undefined {
  if (one === other || other > MONTHS_PER_YEAR) return [other, one];
  return one > MONTHS_PER_YEAR ? [one, other] : undefined;
}

/**
 * Reads a whole date in any order that has a single meaning, such as `1984-03-08`, `8 mars 1984`, `March 8th, 1984` or
 * `31/12/1984`. @returns YYYY-MM-DD; undefined for other text, also for `08/03/1984`
 */
export function readDate(text: string): string | undefined {
  const typed = fold(text.slice(0, DATE_LETTERS_MAXIMUM).trim());
  const { year = '', day, month, name = '', one, other } = matchOf(typed);
  const found =
    day === undefined ? dayAndMonth(Number(one), Number(other)) : [Number(day), Number(month ?? monthNamed(name))];
  const date = joinDate({ year, month: String(found?.[1]), day: String(found?.[0]) });
  return isRealDate(date) ? date : undefined;
}

function matchOf(typed: string): Record<string, string | undefined> {
  return forms.map((form) => form.exec(typed)?.groups).find((groups) => groups !== undefined) ?? {};
}
