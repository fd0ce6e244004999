import { type RawBuilder, sql } from 'kysely';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';

/** The instant at which a day (YYYY-MM-DD) of the office begins. */
export function startOfDay(day: string, zone: OfficeTimeZone): RawBuilder<Date> {
  return sql`(${day}::date::timestamp at time zone ${sql.lit(zone)})`;
}

/** The instant at which it is over, which is the first one of the next day. */
export function endOfDay(day: string, zone: OfficeTimeZone): RawBuilder<Date> {
  return sql`((${day}::date + 1)::timestamp at time zone ${sql.lit(zone)})`;
}

/** The day of an instant at the office. */
export function dayOf(instant: RawBuilder<unknown>, zone: OfficeTimeZone): RawBuilder<string> {
  return sql`(${instant} at time zone ${sql.lit(zone)})::date`;
}
