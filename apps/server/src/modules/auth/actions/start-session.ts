import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { hashToken, makeToken } from './credentials.ts';
import { sessionEnds } from '../domain/session-ends.ts';
import { insertRefreshToken } from '../storage/refresh-tokens.ts';
import { insertSession, type SessionRow } from '../storage/sessions.ts';

export interface StartedSession {
  session: SessionRow;
  refreshToken: string;
}

export async function startSession(
  tx: Transaction,
  context: Context,
  customerId: string,
  rememberMe: boolean,
): Promise<StartedSession> {
  const createdAt = context.clock.now();
  const session = await insertSession(tx, {
    id: context.random.uuid(),
    customerId,
    rememberMe,
    createdAt,
    ...sessionEnds(rememberMe, createdAt, createdAt),
  });
  return { session, refreshToken: await addRefreshToken(tx, context, session.id) };
}

export async function addRefreshToken(tx: Transaction, context: Context, sessionId: string): Promise<string> {
  const token = makeToken(context);
  const tokenHash = hashToken(context, 'refresh', token);
  await insertRefreshToken(tx, { tokenHash, sessionId, createdAt: context.clock.now() });
  return token;
}
