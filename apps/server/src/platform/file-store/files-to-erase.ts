import { sql } from 'kysely';
import type { Queries, Transaction } from '../database/index.ts';

export async function insertFileToErase(queries: Queries, storageKey: string, dueAt: Date): Promise<void> {
  await queries.insertInto('file_to_erase').values({ storage_key: storageKey, due_at: dueAt }).execute();
}

export async function claimFile(tx: Transaction, storageKey: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('file_to_erase')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes a due file off the list. The transaction must erase the file before committing. */
export async function takeFileToErase(tx: Transaction, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from file_to_erase where storage_key = (
      select storage_key from file_to_erase where due_at <= ${now}
      order by due_at limit 1 for update skip locked)
    returning storage_key`.execute(tx);
  return rows[0]?.storage_key;
}
