import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { DomainError } from '@portal/contract/error-codes';
import type { Clock } from '../../../platform/clock.ts';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const ANSWER_PURPOSE = sealedColumns['idempotency_key.answer_sealed'].purpose;

export interface IdempotentRequest {
  customerId: string;
  operation: string;
  key: string;
  /** The whole request, which distinguishes a retry from another request with the same key. */
  content: unknown;
}

/** The stored response to this request. Throws errorIdempotencyMismatch if the key belongs to another request. */
export async function findIdempotentResponse(
  queries: Queries,
  { vault }: { vault: Vault },
  request: IdempotentRequest,
): Promise<unknown> {
  const row = await queries
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer_sealed'])
    .where('customer_id', '=', request.customerId)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== hashOf(request.content)) throw new DomainError('errorIdempotencyMismatch');
  return JSON.parse(vault.open(row.answer_sealed, ANSWER_PURPOSE));
}

export async function saveIdempotentResponse(
  tx: Transaction,
  { vault, clock }: { vault: Vault; clock: Clock },
  request: IdempotentRequest,
  answer: unknown,
): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values({
      customer_id: request.customerId,
      operation: request.operation,
      key: request.key,
      request_hash: hashOf(request.content),
      answer_sealed: vault.seal(JSON.stringify(answer), ANSWER_PURPOSE),
      created_at: clock.now(),
    })
    .execute();
}

export function deleteIdempotencyKeysBefore(queries: Queries, before: Date, limit: number): Promise<number> {
  return deletePast(queries, 'idempotency_key', sql`created_at < ${before}`, limit);
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
