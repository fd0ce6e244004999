import { officeDay, type OfficeTimeZone } from '@portal/contract/application/office-day';
/** What decides whether the office can name a day (YYYY-MM-DD). */
export interface OfficeDays {
  /** The day of the office. */
  today: string;
  isBusinessDay: (day: string) => boolean;
}

/** The key of what is wrong with a day that is promised, or by which something is wanted; undefined: nothing. */
export function problemOfDay(day: string, { today, isBusinessDay }: OfficeDays): string | undefined {
  if (day < today) return 'validation.staff.dayPassed';
  return isBusinessDay(day) ? undefined : 'validation.staff.dayOfRest';
}

/** What tells the day of the office. */
interface OfficeCalendar {
  clock: { now: () => Date };
  config: { officeTimeZone: OfficeTimeZone };
}

/** Today at the lender's office, as YYYY-MM-DD. */
export function officeToday({ clock, config }: OfficeCalendar): string {
  return officeDay(clock.now(), config.officeTimeZone);
}
