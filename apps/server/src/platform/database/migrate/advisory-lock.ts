import { sql } from 'kysely';
import type { Transaction } from '../database.ts';

/** Makes other transactions with the same text wait until this one ends. */
export async function takeAdvisoryLock(tx: Transaction, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx);
}
