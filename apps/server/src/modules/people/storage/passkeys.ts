import type { Insertable, Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { StaffPasskeyTable } from '../../../platform/database/schema.ts';

export type PasskeyRow = Selectable<StaffPasskeyTable>;

export const PASSKEY_UNIQUE = 'staff_passkey_pkey';

export async function insertPasskey(tx: Transaction, passkey: Insertable<StaffPasskeyTable>): Promise<void> {
  await tx.insertInto('staff_passkey').values(passkey).execute();
}

export async function findPasskey(queries: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  return queries.selectFrom('staff_passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

export async function hasPasskey(queries: Queries, personId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('staff_passkey')
    .select('credential_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a passkey's new counter; false if it is gone or this counter was already used. */
export async function updatePasskeyCounter(
  tx: Transaction,
  { credential_id: credentialId, counter }: PasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkey')
    .set({ counter: newCounter })
    .where('credential_id', '=', credentialId)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskeysOf(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('person_id', '=', personId).execute();
}
