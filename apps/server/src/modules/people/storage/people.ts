import type { Insertable, Selectable, Updateable } from 'kysely';
import { foldEmail } from '@portal/contract/fields/email-text';
import { hasRight, staffRoles } from '@portal/contract/staff/roles';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { StaffPersonTable } from '../../../platform/database/schema.ts';

export type PersonRow = Selectable<StaffPersonTable>;

const workingRoles = staffRoles.filter((role) => hasRight(role, 'work'));

/** Unique index: an address belongs to at most one person who has not been removed. */
export const EMAIL_UNIQUE = 'staff_person_email_unique';

export async function insertPerson(
  queries: Queries,
  person: Omit<Insertable<StaffPersonTable>, 'email_folded'>,
): Promise<PersonRow> {
  return queries
    .insertInto('staff_person')
    .values({ ...person, email_folded: foldEmail(person.email) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Does not find removed people. */
export async function findPersonByEmail(queries: Queries, email: string): Promise<PersonRow | undefined> {
  return queries
    .selectFrom('staff_person')
    .selectAll()
    .where('email_folded', '=', foldEmail(email))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function hasEverBeenPerson(queries: Queries, email: string): Promise<boolean> {
  const row = await queries
    .selectFrom('staff_person')
    .select('id')
    .where('email_folded', '=', foldEmail(email))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockPerson(tx: Transaction, personId: string): Promise<PersonRow | undefined> {
  return tx.selectFrom('staff_person').selectAll().where('id', '=', personId).forUpdate().executeTakeFirst();
}

/** Prevents a person from being changed or removed until `tx` ends. */
export async function holdPerson(tx: Transaction, personId: string): Promise<PersonRow | undefined> {
  return tx.selectFrom('staff_person').selectAll().where('id', '=', personId).forShare().executeTakeFirst();
}

export async function hasColleague(queries: Queries): Promise<boolean> {
  const row = await queries
    .selectFrom('staff_person')
    .select('id')
    .where('removed_at', 'is', null)
    .where('role', 'in', workingRoles)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function holdPersonByEmail(tx: Transaction, email: string): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('staff_person')
    .selectAll()
    .where('email_folded', '=', foldEmail(email))
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

export async function listPresentPeople(queries: Queries): Promise<PersonRow[]> {
  return queries.selectFrom('staff_person').selectAll().where('removed_at', 'is', null).orderBy('id').execute();
}

/** Includes removed people. */
export async function listPeopleById(
  queries: Queries,
  personIds: readonly string[],
): Promise<Pick<PersonRow, 'id' | 'name_sealed'>[]> {
  if (personIds.length === 0) return [];
  return queries.selectFrom('staff_person').select(['id', 'name_sealed']).where('id', 'in', personIds).execute();
}

export interface PersonWithAccess extends PersonRow {
  has_passkey: boolean;
  invitation_ends_at: Date | null;
}

export async function listPeopleWithAccess(
  queries: Queries,
  now: Date,
  personId?: string,
): Promise<PersonWithAccess[]> {
  const rows = await queries
    .selectFrom('staff_person')
    .selectAll()
    .select((of) => [
      of
        .exists(of.selectFrom('staff_passkey').select('person_id').whereRef('person_id', '=', 'staff_person.id'))
        .as('has_passkey'),
      of
        .selectFrom('staff_invitation')
        .select('expires_at')
        .whereRef('person_id', '=', 'staff_person.id')
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .limit(1)
        .as('invitation_ends_at'),
    ])
    .$if(personId !== undefined, (select) => select.where('staff_person.id', '=', personId ?? ''))
    .execute();
  return rows.map((row) => ({ ...row, has_passkey: Boolean(row.has_passkey) }));
}

export async function updatePerson(
  tx: Transaction,
  personId: string,
  values: Pick<Updateable<StaffPersonTable>, 'name_sealed' | 'role' | 'language' | 'funding_limit' | 'removed_at'>,
  { by, at }: { by: string; at: Date },
): Promise<PersonRow> {
  return tx
    .updateTable('staff_person')
    .set(({ eb }) => ({ ...values, version: eb('version', '+', 1), changed_by: by, changed_at: at }))
    .where('id', '=', personId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateWorkList(queries: Queries, personId: string, workList: string): Promise<void> {
  await queries.updateTable('staff_person').set({ work_list: workList }).where('id', '=', personId).execute();
}

export async function updateLastSeen(queries: Queries, personId: string, at: Date): Promise<void> {
  await queries.updateTable('staff_person').set({ last_seen_at: at }).where('id', '=', personId).execute();
}

export async function hasOtherAdministrator(tx: Transaction, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_person')
    .select('id')
    .where('role', '=', 'administrator')
    .where('removed_at', 'is', null)
    .where('id', '<>', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
