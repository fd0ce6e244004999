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

export async function findVerificationByPending(
  queries: Queries,
  pendingHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return byHash(queries, 'pending_hash', pendingHashes).executeTakeFirst();
}

export async function lockVerificationByPending(
  tx: Transaction,
  pendingHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return byHash(tx, 'pending_hash', pendingHashes).forUpdate().executeTakeFirst();
}

/**
 * The browser's unused request for this address, locked until `tx` ends. Skips a locked one, so that two browsers
 * opening each other's link do not deadlock.
 */
export async function lockWaitingVerification(
  tx: Transaction,
  pendingHashes: readonly string[],
  emailFolded: string,
): Promise<VerificationRequest | undefined> {
  return byHash(tx, 'pending_hash', pendingHashes)
    .where('email_folded', '=', emailFolded)
    .where('used_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function lockVerificationByLink(
  tx: Transaction,
  linkHashes: readonly string[],
): Promise<VerificationRequest | undefined> {
  return byHash(tx, 'link_hash', linkHashes).forUpdate().executeTakeFirst();
}

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

export async function insertSpentLink(tx: Transaction, request: VerificationRequest, spentAt: Date): Promise<void> {
  if (request.link_hash === null) return;
  await tx
    .insertInto('spent_link')
    .values({ link_hash: request.link_hash, verification_request_id: request.id, spent_at: spentAt })
    .execute();
}

export async function deleteExpiredVerifications(queries: Queries, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('verification_request')
    .where('id', 'in', (from) =>
      from.selectFrom('verification_request').select('id').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
