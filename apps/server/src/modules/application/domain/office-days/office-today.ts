import { officeDay, type OfficeTimeZone } from '@portal/contract/application/office-day';

/** What tells the day of the office. */
export interface OfficeCalendar {
  clock: { now: () => Date };
  config: { officeTimeZone: OfficeTimeZone };
}

/** Today at the lender's office, as YYYY-MM-DD. */
export function officeToday({ clock, config }: OfficeCalendar): string {
  return officeDay(clock.now(), config.officeTimeZone);
}
