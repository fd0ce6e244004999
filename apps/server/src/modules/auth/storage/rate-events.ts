import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { QuotaKind } from '../domain/quotas.ts';

/** Time of a subject's `position`-th newest event, counted from 1. */
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

export async function deleteRateEventsOf(
  tx: Transaction,
  kind: QuotaKind,
  subjectHashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('rate_event').where('kind', '=', kind).where('subject_hash', 'in', subjectHashes).execute();
}

export async function deleteRateEventsBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('rate_event')
    .where('id', 'in', (from) => from.selectFrom('rate_event').select('id').where('at', '<', time).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
