import { sql } from 'kysely';
import { deletePast, type Queries } from '../../../platform/database/index.ts';

export interface UsedReadingTime {
  countedFrom: Date;
  workedMs: number;
}

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

export function deleteReadingTimeBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  return deletePast(queries, 'reading_time', sql`counted_from <= ${time}`, limit);
}
