import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { SessionEnd, SessionTable } from '../../../platform/database/schema.ts';
import type { SessionEnds } from '../domain/session-ends.ts';

export type SessionRow = Selectable<SessionTable>;

export async function insertSession(
  tx: Transaction,
  session: { id: string; customerId: string; rememberMe: boolean; createdAt: Date } & SessionEnds,
): Promise<SessionRow> {
  return tx
    .insertInto('session')
    .values({
      id: session.id,
      customer_id: session.customerId,
      remember_me: session.rememberMe,
      created_at: session.createdAt,
      last_active_at: session.createdAt,
      idle_ends_at: session.idleEndsAt,
      ends_at: session.endsAt,
      ended_at: null,
      ended_because: null,
      last_spent_token_hash: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findSession(queries: Queries, sessionId: string): Promise<SessionRow | undefined> {
  return queries.selectFrom('session').selectAll().where('id', '=', sessionId).executeTakeFirst();
}

export async function lockSession(tx: Transaction, sessionId: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('session').selectAll().where('id', '=', sessionId).forUpdate().executeTakeFirst();
}

export async function updateSessionActivity(
  queries: Queries,
  sessionId: string,
  activeAt: Date,
  { idleEndsAt, endsAt }: SessionEnds,
): Promise<void> {
  await queries
    .updateTable('session')
    .set({ last_active_at: activeAt, idle_ends_at: idleEndsAt, ends_at: endsAt })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function updateLastSpentToken(tx: Transaction, sessionId: string, tokenHash: string): Promise<void> {
  await tx.updateTable('session').set({ last_spent_token_hash: tokenHash }).where('id', '=', sessionId).execute();
}

/** Ends sessions; the reason of a session that has already ended does not change. */
export async function endSessions(
  queries: Queries,
  sessionIds: readonly string[],
  endedAt: Date,
  because: SessionEnd,
): Promise<void> {
  await queries
    .updateTable('session')
    .set({ ended_at: endedAt, ended_because: because })
    .where('id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOfCustomer(queries: Queries, customerId: string, endedAt: Date): Promise<string[]> {
  const rows = await queries
    .updateTable('session')
    .set({ ended_at: endedAt, ended_because: 'logOutEverywhere' })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Deletes at most `limit` sessions that ended before `time`, with their refresh tokens; returns how many. A session
 * never outlives its idle time.
 */
export async function deleteSessionsEndedBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('session')
    .where('id', 'in', (from) =>
      from
        .selectFrom('session')
        .select('id')
        .where((where) => where.or([where('ended_at', '<', time), where('idle_ends_at', '<', time)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
