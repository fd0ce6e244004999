import { createDayCalendar } from '../calendar.ts';
import type { Province } from '../fields/provinces.ts';

/** Default office time zone of each province: the one where most of its people live. */
export const officeTimeZones = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
} as const satisfies Record<Province, string>;
export type OfficeTimeZone = (typeof officeTimeZones)[Province];

const calendars = new Map<string, (at: Date) => string>();

/**
 * The day of an instant at the lender's office, as YYYY-MM-DD, for promises and for everything account managers see.
 * Statement months use the product's own zone instead (`productDay`).
 */
export function officeDay(at: Date, timeZone: string): string {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    calendar = createDayCalendar(timeZone);
    calendars.set(timeZone, calendar);
  }
  return calendar(at);
}
