import { officeDay } from '@portal/contract/application/office-day';
import type { Language } from '@portal/contract/language';
import { type DateStyle, formatDay, formatTime } from '@portal/locales/format/day';
import { locales } from '@portal/locales/format/number';
import { getPortalConfiguration } from '../session/portal-configuration.ts';

export function formatOfficeDay(instant: string, language: Language, style: DateStyle = 'short'): string {
  const day = officeDay(new Date(instant), getPortalConfiguration().officeTimeZone);
  return formatDay(day, language, style);
}

/** The time at the lender's office; names its time zone if clocks differ: `9:40 p.m. (Eastern Time)`. */
export function formatOfficeTime(instant: string, language: Language): string {
  const { officeTimeZone: timeZone } = getPortalConfiguration();
  const time = formatTime(instant, language, timeZone);
  if (time === formatTime(instant, language)) return time;
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(locales[language], options).formatToParts(new Date(instant));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return zone === undefined ? time : `${time} (${zone})`;
}
