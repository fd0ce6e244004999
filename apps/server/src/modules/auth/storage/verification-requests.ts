import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { VerificationRequestTable } from '../../../platform/database/schema.ts';

export type VerificationRequest = Selectable<VerificationRequestTable>;

export async function insertVerificationRequest(
  tx: Transaction,
  request: Insertable<VerificationRequestTable>,
): Promise<VerificationRequest> {
  return tx.insertInto('verification_request').values(request).returningAll().executeTakeFirstOrThrow();
}

/** The request of the browser that holds the pending cookie, given the hashes it may be kept under. */
export async function findVerificationByPending(
  queries: Queries,
  pendingHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return byHash(queries, 'pending_hash', pendingHashes).executeTakeFirst();
}

/** As `findVerificationByPending`; nobody else changes the request until `tx` ends. */
export async function lockVerificationByPending(
  tx: Transaction,
  pendingHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return byHash(tx, 'pending_hash', pendingHashes).forUpdate().executeTakeFirst();
}

/** The request whose newest link this is; nobody else changes it until `tx` ends. */
export async function lockVerificationByLink(
  tx: Transaction,
  linkHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return byHash(tx, 'link_hash', linkHashes).forUpdate().executeTakeFirst();
}

/** The request that a used or replaced link belonged to; nobody else changes it until `tx` ends. */
export async function lockVerificationBySpentLink(
  tx: Transaction,
  linkHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return requests(tx)
    .where('id', 'in', (select) =>
      select.selectFrom('spent_link').select('verification_request_id').where('link_hash', 'in', linkHashes),
    )
    .forUpdate()
    .executeTakeFirst();
}

function byHash(queries: Queries, column: 'pending_hash' | 'link_hash', hashes: readonly string[]) {
  return requests(queries).where(column, 'in', hashes);
}

function requests(queries: Queries) {
  return queries.selectFrom('verification_request').selectAll();
}

export async function updateVerificationRequest(
  tx: Transaction,
  requestId: string,
  changes: Updateable<VerificationRequestTable>,
): Promise<VerificationRequest> {
  return tx
    .updateTable('verification_request')
    .set(changes)
    .where('id', '=', requestId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers the link that the request has now as one that no longer works. */
export async function insertSpentLink(tx: Transaction, request: VerificationRequest, spentAt: Date): Promise<void> {
  if (request.link_hash === null) return;
  await tx
    .insertInto('spent_link')
    .values({ link_hash: request.link_hash, verification_request_id: request.id, spent_at: spentAt })
    .execute();
}

export async function deleteExpiredVerifications(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('verification_request').where('expires_at', '<=', now).execute();
}
