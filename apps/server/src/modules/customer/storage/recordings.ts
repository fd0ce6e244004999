import { sql, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { SessionRecordingTable } from '../../../platform/database/schema.ts';
import { isConsentActive } from './consents.ts';
import { isCustomerPresent } from './customers.ts';

const CUSTOMER = sql`recording.customer_id`;

export type Recording = Selectable<SessionRecordingTable>;

export async function insertRecording(
  tx: Transaction,
  recording: { id: string; customerId: string; startedAt: Date },
): Promise<void> {
  await tx
    .insertInto('session_recording')
    .values({
      id: recording.id,
      customer_id: recording.customerId,
      chunks: 0,
      bytes: 0,
      started_at: recording.startedAt,
      last_chunk_at: recording.startedAt,
    })
    .execute();
}

export async function countRecordingsSince(tx: Transaction, customerId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('session_recording')
    .select((columns) => columns.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

interface OwnRecording {
  recordingId: string;
  customerId: string;
}

export async function findOwnRecording(queries: Queries, own: OwnRecording): Promise<Recording | undefined> {
  return ownRecording(queries, own).executeTakeFirst();
}

export async function lockOwnRecording(tx: Transaction, own: OwnRecording): Promise<Recording | undefined> {
  return ownRecording(tx, own).forUpdate().executeTakeFirst();
}

function ownRecording(queries: Queries, own: OwnRecording) {
  return queries
    .selectFrom('session_recording')
    .selectAll()
    .where('id', '=', own.recordingId)
    .where('customer_id', '=', own.customerId);
}

export async function insertChunk(
  tx: Transaction,
  recording: Recording,
  chunk: { id: string; storageKey: string; bytes: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('session_recording_chunk')
    .values({ id: chunk.id, recording_id: recording.id, position: recording.chunks, storage_key: chunk.storageKey })
    .execute();
  await tx
    .updateTable('session_recording')
    .set({ chunks: recording.chunks + 1, bytes: recording.bytes + chunk.bytes, last_chunk_at: chunk.at })
    .where('id', '=', recording.id)
    .execute();
}

export async function listRecordingRows(
  queries: Queries,
  page: { after: string | undefined; limit: number; customerId: string | undefined },
): Promise<Recording[]> {
  const { after, limit, customerId } = page;
  return queries
    .selectFrom('session_recording')
    .selectAll()
    .where('chunks', '>', 0)
    .$if(after !== undefined, (found) => found.where('id', '<', after ?? ''))
    .$if(customerId !== undefined, (found) => found.where('customer_id', '=', customerId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findChunk(
  queries: Queries,
  recordingId: string,
  position: number,
): Promise<{ storageKey: string; chunks: number } | undefined> {
  const row = await queries
    .selectFrom('session_recording_chunk as chunk')
    .innerJoin('session_recording as recording', 'recording.id', 'chunk.recording_id')
    .select(['chunk.storage_key', 'recording.chunks'])
    .where('chunk.recording_id', '=', recordingId)
    .where('chunk.position', '=', position)
    .executeTakeFirst();
  return row && { storageKey: row.storage_key, chunks: row.chunks };
}

export async function listRecordingsToErase(queries: Queries, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from session_recording as recording
    where last_chunk_at < ${before}
      or not (${isConsentActive('sessionRecording', CUSTOMER)} and ${isCustomerPresent(CUSTOMER)})
    order by id limit ${limit}`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function listRecordingsOfCustomer(queries: Queries, customerId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('session_recording')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteRecording(tx: Transaction, recordingId: string): Promise<string[] | undefined> {
  const locked = await tx
    .selectFrom('session_recording')
    .select('id')
    .where('id', '=', recordingId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const chunks = await tx
    .deleteFrom('session_recording_chunk')
    .where('recording_id', '=', recordingId)
    .returning('storage_key')
    .execute();
  await tx.deleteFrom('session_recording').where('id', '=', recordingId).execute();
  return chunks.map(({ storage_key: storageKey }) => storageKey);
}
