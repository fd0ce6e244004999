import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';
import type { StaffSignInTable } from '../../../platform/database/schema.ts';

export async function insertSignIn(queries: Queries, signIn: Insertable<StaffSignInTable>): Promise<void> {
  await queries.insertInto('staff_sign_in').values(signIn).execute();
}

/** Takes the sign-in of a browser: it can be taken only once. */
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

export async function deleteExpiredSignIns(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('staff_sign_in').where('expires_at', '<=', now).execute();
}
