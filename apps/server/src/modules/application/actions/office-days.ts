import type { Context } from '../../../kernel/context.ts';
import { isBusinessDay } from '../domain/business-day.ts';
import { loadHolidayCalendar } from './holiday-calendar.ts';
import { officeToday } from '../domain/office-today.ts';
import type { OfficeDays } from '../domain/office-day.ts';

/** Today at the office, and on which days it works. */
export async function loadOfficeDays(context: Pick<Context, 'clock' | 'config'>): Promise<OfficeDays> {
  const isHoliday = await loadHolidayCalendar();
  return {
    today: officeToday(context),
    isBusinessDay: (day) => isBusinessDay(day, context.config.officeProvince, isHoliday),
  };
}
