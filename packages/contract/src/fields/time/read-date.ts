import { isRealDate } from '../../calendar.ts';
import { MONTHS_PER_YEAR } from '../../constants.ts';
import { toPlain } from '../text.ts';

export const DATE_LETTERS_MAXIMUM = 40;
/** Minimum length of a month's abbreviation. One that fits two months, such as `jui`, is refused anyway. */
const MONTH_LETTERS_AT_LEAST = 3;

let knownNames: readonly (readonly string[])[] | undefined;

function monthNames() {
  knownNames ??= ['en-CA', 'fr-CA'].map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: MONTHS_PER_YEAR }, (_, month) => fold(format.format(Date.UTC(2000, month, 1))));
  });
  return knownNames;
}

function fold(text: string): string {
  return toPlain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function monthNamed(letters: string): number | undefined {
  if (letters.length < MONTH_LETTERS_AT_LEAST) return undefined;
  const months = monthNames().flatMap((names) =>
    names.flatMap((name, index) => (name.startsWith(letters) ? [index + 1] : [])),
  );
  const [month, ...others] = new Set(months);
  return others.length === 0 ? month : undefined;
}

const DAY = String.raw`(?<day>\d{1,2})(?: ?(?:st|nd|rd|th|er|re|i?eme|ere|e))?`;
const NAME = String.raw`(?<name>[a-z]{3,})\.?`;
const MONTH = String.raw`(?<month>\d{1,2})`;
const YEAR = String.raw`(?<year>\d{4})`;
const WEEKDAY = String.raw`(?:[a-z]{3,9}\.?,? )?`;
const TWO = String.raw`(?<one>\d{1,2})[-/. ](?<other>\d{1,2})`;
const dateForms = [
  `${YEAR}[-/. ](?<month>0?[1-9]|1[0-2])[-/. ]${DAY}`,
  `${YEAR}(?<month>0[1-9]|1[0-2])(?<day>\\d{2})`,
  `${WEEKDAY}(?:le )?${DAY}(?: of)?[-/. ]?${NAME}[-/., ]*${YEAR}`,
  `${WEEKDAY}${NAME}[-/ ]?${DAY}[-/., ]+${YEAR}`,
  `${YEAR}[-/ ]${NAME}[-/ ]${DAY}`,
  `${YEAR}[-/ ]${DAY}[-/ ]?${NAME}`,
  `${TWO}[-/. ]${YEAR}`,
  `${YEAR}[-/. ]${TWO}`,
  `(?<one>\\d{2})(?<other>\\d{2})${YEAR}`,
].map((form) => RegExp(`^${form}$`, 'u'));
const monthForms = [
  `${NAME}[-/., ]*(?:de |of )?${YEAR}`,
  `${YEAR}[-/., ]*${NAME}`,
  `${MONTH}[-/. ]${YEAR}`,
  `${YEAR}[-/. ]${MONTH}`,
].map((form) => RegExp(`^${form}$`, 'u'));

type Groups = Record<string, string | undefined>;

function matchOf(typed: string, forms: readonly RegExp[]): Groups {
  const text = fold(typed.slice(0, DATE_LETTERS_MAXIMUM))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([-/]) ?/gu, '$1')
    .replace(/ ?\. ?(?=\d)/gu, '.')
    .trim()
    .replace(/^(?:born |nee? )?(?:le |on )?/u, '');
  return forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};
}

/** Day and month in either order; undefined if both orders are possible. */
function dayAndMonth(one: number, other: number): [day: number, month: number] | undefined {
  if (one === other || other > MONTHS_PER_YEAR) return [other, one];
  return one > MONTHS_PER_YEAR ? [one, other] : undefined;
}

const padded = (number: number | undefined) => String(number).padStart(2, '0');

/**
 * Reads a whole date in any order that has a single meaning, such as `1984-03-08`, `8 mars 1984`, `March 8th, 1984` or
 * `31/12/1984`. @returns YYYY-MM-DD; undefined for other text, also for `08/03/1984`
 */
export function readDate(text: string): string | undefined {
  const { year = '', day, month, name = '', one, other } = matchOf(text, dateForms);
  const found =
    day === undefined ? dayAndMonth(Number(one), Number(other)) : [Number(day), Number(month ?? monthNamed(name))];
  const date = `${year}-${padded(found?.[1])}-${padded(found?.[0])}`;
  return isRealDate(date) ? date : undefined;
}

/**
 * Reads a month with its year, such as `March 2019`, `mars 2019`, `03/2019` or `2019-03`.
 * @returns YYYY-MM; undefined for other text
 */
export function readMonth(text: string): string | undefined {
  const { year = '', month, name = '' } = matchOf(text, monthForms);
  const found = `${year}-${padded(Number(month ?? monthNamed(name)))}`;
  return isRealDate(`${found}-01`) ? found : undefined;
}
