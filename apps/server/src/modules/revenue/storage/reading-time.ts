import { sql } from 'kysely';
import { deletePast, type Queries } from '../../../platform/database/index.ts';

/** What was used in the hour that is counted for a customer: processor time, in ms. */
export interface UsedReadingTime {
  countedFrom: Date;
  workedMs: number;
}

/** The hour of a customer that began after `since`, if one has. */
export async function findReadingTime(
  queries: Queries,
  customerId: string,
  since: Date,
): Promise<UsedReadingTime | undefined> {
  return queries
    .selectFrom('reading_time')
    .select(['counted_from as countedFrom', 'worked_ms as workedMs'])
    .where('customer_id', '=', customerId)
    .where('counted_from', '>', since)
    .executeTakeFirst();
}

/** Adds to the hour that began after `since`, or begins another. */
export async function addReadingTime(
  queries: Queries,
  { customerId, workedMs, at, since }: { customerId: string; workedMs: number; at: Date; since: Date },
): Promise<void> {
  await queries
    .insertInto('reading_time')
    .values({ customer_id: customerId, counted_from: at, worked_ms: Math.ceil(workedMs) })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({
        worked_ms: sql`excluded.worked_ms
          + case when reading_time.counted_from > ${since} then reading_time.worked_ms else 0 end`,
        counted_from: sql`case when reading_time.counted_from > ${since}
          then reading_time.counted_from else excluded.counted_from end`,
      }),
    )
    .execute();
}

/** At most `limit` of them. Returns how many. */
export function deleteReadingTimeBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  return deletePast(queries, 'reading_time', sql`counted_from <= ${time}`, limit);
}
