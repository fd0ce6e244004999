import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Schema } from './schema.ts';

/** Deletes at most `limit` rows for which `isPast` holds; this condition needs an index. @returns how many */
export async function deletePast(
  queries: Queries,
  table: keyof Schema,
  isPast: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const from = sql.table(table);
  const { numAffectedRows = 0n } = await sql`
    delete from ${from} where ctid = any (array(select ctid from ${from} where ${isPast} limit ${limit}))`.execute(
    queries,
  );
  return Number(numAffectedRows);
}
