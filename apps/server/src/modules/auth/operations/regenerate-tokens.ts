import { REFRESH_GRACE_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { regenerateTokens } from '@portal/contract/operations/auth';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { issueAccessToken } from '../actions/access-token.ts';
import { setRefreshCookie } from '../actions/answer-proof.ts';
import { dropCachedSessions } from '../actions/authenticate.ts';
import { tokenHashes } from '../actions/credentials.ts';
import { judgeRefreshToken } from '../domain/refresh-rules.ts';
import { isSessionAlive } from '../domain/session-ends.ts';
import { addRefreshToken, type StartedSession } from '../actions/start-session.ts';
import { findRefreshToken, spendRefreshToken } from '../storage/refresh-tokens.ts';
import { endSessions, lockSession, updateLastSpentToken } from '../storage/sessions.ts';

/** Renewing a token is not activity: the call that needed the token is. */
export const regenerateTokensOperation = implement(regenerateTokens, async ({ context, exchange }) => {
  const token = exchange.getCookie('refresh');
  const renewed =
    token === undefined ? undefined : await context.database.transaction((tx) => renew(tx, context, token));

  if (!renewed) {
    exchange.clearCookie('refresh');
    throw new DomainError('errorUnauthorized');
  }

  const { session, refreshToken } = renewed;
  setRefreshCookie(exchange, refreshToken, session.remember_me);
  return { accessToken: await issueAccessToken(context, { customerId: session.customer_id, sessionId: session.id }) };
});

/** The rotated token; undefined if the session has ended, possibly because this token was just reused. */
async function renew(tx: Transaction, context: Context, refreshToken: string): Promise<StartedSession | undefined> {
  const hashes = tokenHashes(context, 'refresh', refreshToken);
  const sessionId = (await findRefreshToken(tx, hashes))?.sessionId;
  const session = sessionId === undefined ? undefined : await lockSession(tx, sessionId);
  // Reads again, because another tab may have spent it during the wait for the lock.
  const token = await findRefreshToken(tx, hashes);
  const now = context.clock.now();
  if (!session || !token || !isSessionAlive(session, now)) return undefined;

  const isSpentLast = session.last_spent_token_hash === token.tokenHash;
  const verdict = judgeRefreshToken({ spentAt: token.spentAt, isSpentLast }, now);
  if (verdict === 'reuse') {
    await endSessions(tx, [session.id], now, 'refreshTokenReused');
    context.database.afterCommit(() => dropCachedSessions(context, [session.id]));
    return undefined;
  }
  if (verdict === 'rotate') {
    await spendRefreshToken(tx, token, now, new Date(now.getTime() - REFRESH_GRACE_MS));
    await updateLastSpentToken(tx, session.id, token.tokenHash);
  }
  return { session, refreshToken: await addRefreshToken(tx, context, session.id) };
}
