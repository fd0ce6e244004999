import { officeDay, type OfficeTimeZone } from '@portal/contract/application/office-day';
export interface OfficeDays {
  today: string;
  isBusinessDay: (day: string) => boolean;
}

/** Text key of what is wrong with a promised or due day; undefined if it is fine. */
export function problemOfDay(day: string, { today, isBusinessDay }: OfficeDays): string | undefined {
  if (day < today) return 'validation.staff.dayPassed';
  return isBusinessDay(day) ? undefined : 'validation.staff.dayOfRest';
}

interface OfficeCalendar {
  clock: { now: () => Date };
  config: { officeTimeZone: OfficeTimeZone };
}

export function officeToday({ clock, config }: OfficeCalendar): string {
  return officeDay(clock.now(), config.officeTimeZone);
}
