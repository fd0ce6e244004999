import { officeDay } from '@portal/contract/application/office-day';
import type { Language } from '@portal/contract/language';
import { formatDay, formatTime, formatTimeWithZone } from '@portal/locales/format/day';
import { dateFormat } from '@portal/locales/format/number';
import { getConsoleConfiguration } from '../api/console-configuration.ts';

/** The day of an instant at the office, as YYYY-MM-DD. */
export function dayAtOffice(instant: string | Date): string {
  return officeDay(new Date(instant), getConsoleConfiguration().officeTimeZone);
}

export function formatDayAtOffice(instant: string, language: Language): string {
  return formatDay(dayAtOffice(instant), language, 'short');
}

export function timeAtOffice(instant: string, language: Language): string {
  return formatTime(instant, language, getConsoleConfiguration().officeTimeZone);
}

/** Like timeAtOffice, and names the office's time zone if the person's clock differs. */
export function timeWithZone(instant: string, language: Language): string {
  return formatTimeWithZone(instant, language, getConsoleConfiguration().officeTimeZone);
}

function weekday(day: string, language: Language, style: 'short' | 'long'): string {
  return dateFormat(language, { weekday: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `Tue Nov 24`, `mar. 24 nov.` */
export function dayWithWeekday(day: string, language: Language): string {
  return `${weekday(day, language, 'short').replace(/\.$/u, language === 'fr' ? '.' : '')} ${formatDay(day, language, 'day')}`;
}

/** `Monday, November 23`, `lundi 23 novembre` */
export function longDayWithWeekday(day: string, language: Language): string {
  const separator = language === 'fr' ? ' ' : ', ';
  return `${weekday(day, language, 'long')}${separator}${formatDay(day, language, 'longDay')}`;
}

/** Number of days for which a weekday without a date is unambiguous. */
const WEEK_DAYS = 6;

/** Time of an event at the office: the time if today, the weekday if within the week, otherwise the date. */
export function shortTime(instant: string, today: string, language: Language): string {
  const day = dayAtOffice(instant);
  if (day === today) return timeAtOffice(instant, language);
  const age = (Date.parse(today) - Date.parse(day)) / (24 * 60 * 60 * 1000);
  if (age > 0 && age <= WEEK_DAYS) return `${weekday(day, language, 'short')} ${timeAtOffice(instant, language)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day, language, 'day') : formatDay(day, language, 'short');
}

const HOUR_MS = 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The instant at which a day (YYYY-MM-DD) begins at the office, which is west of Greenwich. */
export function startOfDay(day: string): string {
  const hours = HOURS.map((hour) => new Date(Date.parse(day) + hour * HOUR_MS));
  return (hours.find((hour) => dayAtOffice(hour) === day) ?? new Date(day)).toISOString();
}
