import { type RawBuilder, sql } from 'kysely';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';

export function startOfDay(day: string, zone: OfficeTimeZone): RawBuilder<Date> {
  return sql`(${day}::date::timestamp at time zone ${sql.lit(zone)})`;
}

export function endOfDay(day: string, zone: OfficeTimeZone): RawBuilder<Date> {
  return sql`((${day}::date + 1)::timestamp at time zone ${sql.lit(zone)})`;
}

export function dayOf(instant: RawBuilder<unknown>, zone: OfficeTimeZone): RawBuilder<string> {
  return sql`(${instant} at time zone ${sql.lit(zone)})::date`;
}
