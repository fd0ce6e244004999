import type { Language } from '@portal/contract/language';
import { dateFormat, NO_BREAK_SPACE, withFixedSpaces } from './number.ts';

/**
 * weekday `Thursday, March 8, 1984`; long `March 8, 1984`; short `Nov 19, 2026`; day `Nov 23`, for the current year;
 * longDay `November 23`, in a sentence.
 */
export type DateStyle = 'weekday' | 'long' | 'short' | 'day' | 'longDay';

const shortStyles: readonly DateStyle[] = ['short', 'day'];
const stylesWithoutYear: readonly DateStyle[] = ['day', 'longDay'];
const isoDay = /^(\d{4})-(\d{2})-(\d{2})/u;

/** A calendar day, YYYY-MM-DD. @throws RangeError for other text */
export function formatDay(day: string, language: Language, style: DateStyle = 'long'): string {
  const match = isoDay.exec(day);
  if (!match) throw new RangeError('Not a calendar day');
  const month = monthNames(language, shortStyles.includes(style) ? 'short' : 'long')[Number(match[2]) - 1] ?? '';
  const year = stylesWithoutYear.includes(style) ? [] : [String(Number(match[1]))];
  const weekday = style === 'weekday' ? [nameWeekday(match[0], language)] : [];
  const number = Number(match[3]);
  if (language === 'fr') return [...weekday, number === 1 ? '1er' : number, month, ...year].join(NO_BREAK_SPACE);
  const written = [`${month}${NO_BREAK_SPACE}${String(number)}`, ...year].join(`,${NO_BREAK_SPACE}`);
  return [...weekday, written].join(', ');
}

function nameWeekday(day: string, language: Language): string {
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Short forms as written in Canada; browsers differ on some. */
const shortMonths = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
} as const satisfies Record<Language, readonly string[]>;

/** January first. long: `June`, `juin`; short: `Aug`, `août`. */
export function monthNames(language: Language, style: 'long' | 'short' = 'long'): readonly string[] {
  if (style === 'short') return shortMonths[language];
  const names = longMonths.get(language) ?? nameMonths(language);
  longMonths.set(language, names);
  return names;
}

const longMonths = new Map<Language, readonly string[]>();

function nameMonths(language: Language): readonly string[] {
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
}

export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  const name = monthNames(language)[Number(number) - 1];
  if (!name) throw new RangeError('Not a calendar month');
  return `${name}${NO_BREAK_SPACE}${year}`;
}

/** `7:05 p.m.`, `19 h 05`. The zone is required, because nearly every time on screen is that of the lender's office. */
export function formatTime(instant: string, language: Language, timeZone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const date = new Date(instant);
  if (language === 'en')
    return withFixedSpaces(dateFormat('en', { ...options, hour12: true }).format(date)).replace(' ', NO_BREAK_SPACE);

  const parts = dateFormat('fr', { ...options, hourCycle: 'h23' }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return [Number(part('hour')), 'h', part('minute').padStart(2, '0')].join(NO_BREAK_SPACE);
}

/** The time in a zone; names the zone if the person's clock differs: `9:40 p.m. (Eastern Time)`. */
export function formatTimeWithZone(instant: string, language: Language, timeZone: string): string {
  const time = formatTime(instant, language, timeZone);
  const { timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (time === formatTime(instant, language, ownZone)) return time;
  const format = dateFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const zone = format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value;
  return zone === undefined ? time : `${time} (${zone})`;
}
