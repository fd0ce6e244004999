import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';

/** Counts a check on a day (YYYY-MM-DD). */
export async function addCheck(
  queries: Queries,
  { day, isEligible }: { day: string; isEligible: boolean },
): Promise<void> {
  const eligible = isEligible ? 1 : 0;
  await queries
    .insertInto('eligibility_day')
    .values({ day, checked: 1, eligible })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        checked: sql`eligibility_day.checked + 1`,
        eligible: sql`eligibility_day.eligible + ${eligible}`,
      }),
    )
    .execute();
}

export interface CheckCount {
  checked: number;
  eligible: number;
  counted_from: string | null;
}

export async function countChecks(queries: Queries, { from, to }: { from: string; to: string }): Promise<CheckCount> {
  const { rows } = await sql<CheckCount>`
    select coalesce(sum(checked), 0)::integer as checked, coalesce(sum(eligible), 0)::integer as eligible,
      (select min(day)::text from eligibility_day) as counted_from
    from eligibility_day where day between ${from}::date and ${to}::date`.execute(queries);
  const [count] = rows;
  if (!count) throw new Error('A count has a row');
  return count;
}
