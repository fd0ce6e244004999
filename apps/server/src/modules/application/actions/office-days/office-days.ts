import type { Context } from '../../../../kernel/context.ts';
import { isBusinessDay } from '../../domain/office-days/business-day.ts';
import { officeToday } from '../../domain/office-days/office-today.ts';
import type { OfficeDays } from '../../domain/office-days/office-day.ts';

/** Today at the office, and on which days it works. */
export function officeDays(context: Pick<Context, 'clock' | 'config'>): OfficeDays {
  return {
    today: officeToday(context),
    isBusinessDay: (day) => isBusinessDay(day, context.config.officeProvince),
  };
}
