import { logOut } from '@portal/contract/operations/auth';
import type { Context } from '../../../kernel/context.ts';
import { type Exchange, implement } from '../../../kernel/operation.ts';
import { authenticate, dropCachedSessions } from '../actions/authenticate.ts';
import { tokenHashes } from '../actions/credentials.ts';
import { findRefreshToken } from '../storage/refresh-tokens.ts';
import { endSessions } from '../storage/sessions.ts';

export const logOutOperation = implement(logOut, async ({ context, exchange }) => {
  const sessionIds = await findOwnSessions(context, exchange);

  if (sessionIds.length > 0) {
    await endSessions(context.database.query, sessionIds, context.clock.now(), 'logOut');
    dropCachedSessions(context, sessionIds);
  }

  exchange.clearCookie('refresh');
  return undefined;
});

async function findOwnSessions(context: Context, exchange: Exchange): Promise<string[]> {
  const refreshToken = exchange.getCookie('refresh');
  const refreshed =
    refreshToken === undefined
      ? undefined
      : await findRefreshToken(context.database.query, tokenHashes(context, 'refresh', refreshToken));
  const caller = await authenticate(context, exchange.authorization, { passive: true });
  const ids = [refreshed?.sessionId, caller?.sessionId].filter((id) => id !== undefined);
  return [...new Set(ids)];
}
