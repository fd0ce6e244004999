import { sql, type Insertable, type Selectable } from 'kysely';
import { deletePast, type Queries } from '../../../platform/database/index.ts';
import type { StaffSignInTable } from '../../../platform/database/schema.ts';

export async function insertSignIn(queries: Queries, signIn: Insertable<StaffSignInTable>): Promise<void> {
  await queries.insertInto('staff_sign_in').values(signIn).execute();
}

export async function takeSignIn(
  queries: Queries,
  browserHashes: readonly string[],
  now: Date,
): Promise<Selectable<StaffSignInTable> | undefined> {
  return queries
    .deleteFrom('staff_sign_in')
    .where('browser_hash', 'in', browserHashes)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export function deleteExpiredSignIns(queries: Queries, now: Date, limit: number): Promise<number> {
  return deletePast(queries, 'staff_sign_in', sql`expires_at <= ${now}`, limit);
}
