import { officeDay } from '@portal/contract/application/office-day';
import type { Language } from '@portal/contract/language';
import { type DateStyle, formatDay, formatTimeWithZone } from '@portal/locales/format/day';
import { getPortalConfiguration } from '../session/portal-configuration.ts';

export function formatOfficeDay(instant: string, language: Language, style: DateStyle = 'short'): string {
  const day = officeDay(new Date(instant), getPortalConfiguration().officeTimeZone);
  return formatDay(day, language, style);
}

/** The time at the lender's office; names its time zone if clocks differ. */
export function formatOfficeTime(instant: string, language: Language): string {
  return formatTimeWithZone(instant, language, getPortalConfiguration().officeTimeZone);
}
