import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { QuotaKind } from '../domain/quotas.ts';

/** Makes other transactions that lock the same text wait until this one ends. */
export async function lockText(tx: Transaction, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx);
}

/** The time of the `position`-th newest event of a subject, counted from 1. */
export async function findNewestEvent(
  tx: Transaction,
  kind: QuotaKind,
  subjectHashes: readonly string[],
  position: number,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('rate_event')
    .select('at')
    .where('kind', '=', kind)
    .where('subject_hash', 'in', subjectHashes)
    .orderBy('at', 'desc')
    .offset(position - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function insertRateEvent(
  tx: Transaction,
  event: { id: string; kind: QuotaKind; subjectHash: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('rate_event')
    .values({ id: event.id, kind: event.kind, subject_hash: event.subjectHash, at: event.at })
    .execute();
}

export async function deleteRateEventsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('rate_event').where('at', '<', time).execute();
}
