import { type RawBuilder, sql } from 'kysely';
import { PRODUCT_TIME_ZONE } from '@portal/contract/constants';

const zone = sql.lit(PRODUCT_TIME_ZONE);

/** The instant at which a day (YYYY-MM-DD) of the product's time zone begins. */
export function startOfDay(day: string): RawBuilder<Date> {
  return sql`(${day}::date::timestamp at time zone ${zone})`;
}

/** The instant at which it is over, which is the first one of the next day. */
export function endOfDay(day: string): RawBuilder<Date> {
  return sql`((${day}::date + 1)::timestamp at time zone ${zone})`;
}

/** The day of an instant in the product's time zone. */
export function dayOf(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${instant} at time zone ${zone})::date`;
}
