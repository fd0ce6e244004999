import { sql, type Insertable, type Selectable } from 'kysely';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { GoogleSignInTable } from '../../../platform/database/schema.ts';

export type GoogleSignIn = Selectable<GoogleSignInTable>;

export async function insertGoogleSignIn(tx: Transaction, signIn: Insertable<GoogleSignInTable>): Promise<void> {
  await tx.insertInto('google_sign_in').values(signIn).execute();
}

/** Stores the first response for a state and ignores later ones. */
export async function saveGoogleToken(
  queries: Queries,
  stateHashes: readonly string[],
  tokenSealed: string,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('google_sign_in')
    .set({ token_sealed: tokenSealed })
    .where('state_hash', 'in', stateHashes)
    .where('token_sealed', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

export async function takeGoogleSignIn(
  queries: Queries,
  browserHashes: readonly string[],
  now: Date,
): Promise<GoogleSignIn | undefined> {
  return queries
    .deleteFrom('google_sign_in')
    .where('browser_hash', 'in', browserHashes)
    .where('token_sealed', 'is not', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export function deleteExpiredGoogleSignIns(queries: Queries, now: Date, limit: number): Promise<number> {
  return deletePast(queries, 'google_sign_in', sql`expires_at <= ${now}`, limit);
}
