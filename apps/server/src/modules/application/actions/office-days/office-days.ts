import { officeDay } from '@portal/contract/application/office-day';
import type { Province } from '@portal/contract/fields/provinces';
import type { Config } from '../../../../config/index.ts';
import type { Context } from '../../../../kernel/context.ts';
import { isBusinessDay, nextBusinessDay } from '../../domain/office-days/business-day.ts';
import { type OfficeDays, officeToday } from '../../domain/office-days/office-day.ts';

export function officeDays(context: Pick<Context, 'clock' | 'config'>): OfficeDays {
  return {
    today: officeToday(context),
    isBusinessDay: (day) => isBusinessDay(day, context.config.officeProvince),
  };
}

/** The day (YYYY-MM-DD) by which an account manager gets in touch: the next business day in all these provinces. */
export function contactDay(
  { officeTimeZone }: Pick<Config, 'officeTimeZone'>,
  at: Date,
  provinces: readonly Province[],
): string {
  return nextBusinessDay(officeDay(at, officeTimeZone), provinces);
}
