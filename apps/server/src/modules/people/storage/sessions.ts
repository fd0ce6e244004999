import { sql, type Insertable, type Selectable } from 'kysely';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { StaffPersonTable, StaffSessionTable } from '../../../platform/database/schema.ts';
import type { SessionEnds } from '../domain/staff-session-ends.ts';

export type StaffSessionRow = Selectable<StaffSessionTable>;

export interface SessionOfPerson {
  session: StaffSessionRow;
  person: Selectable<StaffPersonTable>;
}

export async function insertStaffSession(
  tx: Transaction,
  session: Insertable<StaffSessionTable>,
): Promise<StaffSessionRow> {
  return tx.insertInto('staff_session').values(session).returningAll().executeTakeFirstOrThrow();
}

export async function findStaffSession(
  queries: Queries,
  wanted: { id: string } | { hashes: readonly string[] },
  now: Date,
): Promise<SessionOfPerson | undefined> {
  const row = await queries
    .selectFrom('staff_session')
    .innerJoin('staff_person', 'staff_person.id', 'staff_session.person_id')
    .selectAll('staff_person')
    .select([
      'staff_session.id as session_id',
      'staff_session.token_hash',
      'staff_session.created_at as session_created_at',
      'staff_session.last_active_at',
      'staff_session.idle_ends_at',
      'staff_session.ends_at',
    ])
    .where((where) =>
      'id' in wanted
        ? where('staff_session.id', '=', wanted.id)
        : where('staff_session.token_hash', 'in', wanted.hashes),
    )
    .where('staff_session.idle_ends_at', '>', now)
    .where('staff_session.ends_at', '>', now)
    .where('staff_person.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, session_created_at: createdAt, token_hash, last_active_at, idle_ends_at, ends_at } = row;
  const session = { id, person_id: row.id, created_at: createdAt, token_hash, last_active_at, idle_ends_at, ends_at };
  return { session, person: row };
}

export async function updateStaffActivity(
  queries: Queries,
  sessionId: string,
  activeAt: Date,
  { idleEndsAt }: SessionEnds,
): Promise<void> {
  await queries
    .updateTable('staff_session')
    .set({ last_active_at: activeAt, idle_ends_at: idleEndsAt })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteStaffSession(queries: Queries, hashes: readonly string[]): Promise<void> {
  await queries.deleteFrom('staff_session').where('token_hash', 'in', hashes).execute();
}

/** The rows stay until they are purged, so that the browser of a removed person learns why its session ended. */
export async function endStaffSessionsOf(tx: Transaction, personId: string, at: Date): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ idle_ends_at: at, ends_at: at })
    .where('person_id', '=', personId)
    .where('ends_at', '>', at)
    .execute();
}

/** Whether a session belonged to a person who was removed and not invited again. */
export async function isSessionOfRemoved(queries: Queries, hashes: readonly string[]): Promise<boolean> {
  const row = await queries
    .selectFrom('staff_session')
    .innerJoin('staff_person', 'staff_person.id', 'staff_session.person_id')
    .select('staff_session.id')
    .where('staff_session.token_hash', 'in', hashes)
    .where('staff_person.removed_at', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('staff_person as present')
            .select('present.id')
            .whereRef('present.email_folded', '=', 'staff_person.email_folded')
            .where('present.removed_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export function deleteStaffSessionsEndedBefore(queries: Queries, before: Date, limit: number): Promise<number> {
  return deletePast(queries, 'staff_session', sql`idle_ends_at < ${before}`, limit);
}
