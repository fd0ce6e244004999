import type { Queries, Transaction } from '../../../platform/database/index.ts';

export interface RefreshToken {
  tokenHash: string;
  sessionId: string;
  spentAt: Date | null;
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { tokenHash: string; sessionId: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({
      token_hash: token.tokenHash,
      session_id: token.sessionId,
      created_at: token.createdAt,
      spent_at: null,
    })
    .execute();
}

export async function findRefreshToken(
  queries: Queries,
  tokenHashes: readonly string[],
): Promise<RefreshToken | undefined> {
  const row = await queries
    .selectFrom('refresh_token')
    .select(['token_hash', 'session_id', 'spent_at'])
    .where('token_hash', 'in', tokenHashes)
    .executeTakeFirst();
  return row && { tokenHash: row.token_hash, sessionId: row.session_id, spentAt: row.spent_at };
}

/** Spends a token, and its family's unspent tokens older than `siblingsBefore`. */
export async function spendRefreshToken(
  tx: Transaction,
  token: RefreshToken,
  spentAt: Date,
  siblingsBefore: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ spent_at: spentAt })
    .where('session_id', '=', token.sessionId)
    .where('spent_at', 'is', null)
    .where((where) => where.or([where('token_hash', '=', token.tokenHash), where('created_at', '<', siblingsBefore)]))
    .execute();
}

export async function deleteRefreshTokensSpentBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('refresh_token')
    .where('token_hash', 'in', (from) =>
      from.selectFrom('refresh_token').select('token_hash').where('spent_at', '<', time).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
