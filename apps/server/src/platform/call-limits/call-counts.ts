import { sql } from 'kysely';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Queries } from '../database/index.ts';

export interface CallCount {
  calls: number;
  endsAt: Date;
}

/** Server clocks differ by seconds; a minute that ends later means that the clock was set back. */
export function latestEnd(now: Date): Date {
  return new Date(now.getTime() + 2 * MINUTE_MS);
}

export async function addCalls(
  queries: Queries,
  subjectHash: string,
  { calls, endsAt, now }: CallCount & { now: Date },
): Promise<CallCount> {
  const isRunning = sql<boolean>`known.ends_at > ${now} and known.ends_at < ${latestEnd(now)}`;
  const { rows } = await sql<CallCount>`
    insert into call_count as known (subject_hash, calls, ends_at) values (${subjectHash}, ${calls}, ${endsAt})
    on conflict (subject_hash) do update set
      calls = excluded.calls + case when ${isRunning} then known.calls else 0 end,
      ends_at = case when ${isRunning} then known.ends_at else excluded.ends_at end
    returning calls, ends_at as "endsAt"`.execute(queries);
  return rows[0] ?? { calls, endsAt };
}

export async function deleteCallCountsEndedBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('call_count')
    .where('subject_hash', 'in', (from) =>
      from.selectFrom('call_count').select('subject_hash').where('ends_at', '<', time).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
