import { officeDay } from '@portal/contract/application/office-day';
import type { Province } from '@portal/contract/fields/provinces';
import type { Config } from '../../../config/index.ts';
import { nextBusinessDay } from '../domain/business-day.ts';
import { loadHolidayCalendar } from './holiday-calendar.ts';

/** The day (YYYY-MM-DD) by which an account manager reaches out after `at`: a business day in all these provinces. */
export type ContactDay = (at: Date, provinces: readonly Province[]) => string;

/** Loads the holidays; the result can be used inside a transaction. */
export async function loadContactDay({ officeTimeZone }: Pick<Config, 'officeTimeZone'>): Promise<ContactDay> {
  const isHoliday = await loadHolidayCalendar();
  return (at, provinces) => nextBusinessDay(officeDay(at, officeTimeZone), provinces, isHoliday);
}
