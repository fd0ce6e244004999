import { sql, type Insertable, type Selectable } from 'kysely';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { StaffInvitationTable } from '../../../platform/database/schema.ts';

export type InvitationRow = Selectable<StaffInvitationTable>;

export async function insertInvitation(tx: Transaction, invitation: Insertable<StaffInvitationTable>): Promise<void> {
  await tx.insertInto('staff_invitation').values(invitation).execute();
}

export async function findInvitation(queries: Queries, hashes: readonly string[]): Promise<InvitationRow | undefined> {
  return queries.selectFrom('staff_invitation').selectAll().where('token_hash', 'in', hashes).executeTakeFirst();
}

/** Uses up an invitation; false if it is already used, ended or expired. */
export async function useInvitation(tx: Transaction, invitationId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitation')
    .set({ used_at: at })
    .where('id', '=', invitationId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endInvitationsOf(tx: Transaction, personId: string, at: Date): Promise<void> {
  await tx
    .updateTable('staff_invitation')
    .set({ ended_at: at })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

export function deleteInvitationsExpiredBefore(queries: Queries, before: Date, limit: number): Promise<number> {
  return deletePast(queries, 'staff_invitation', sql`expires_at < ${before}`, limit);
}
