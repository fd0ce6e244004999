import { SESSION_CHECK_CACHE_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { isActivityDue } from '../../../platform/activity.ts';
import type { CustomerCaller } from '../../../kernel/operation.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { readAccessToken } from './access-token.ts';
import { isSessionAlive, sessionEnds } from '../domain/session-ends.ts';
import { findSession, type SessionRow, updateSessionActivity } from '../storage/sessions.ts';

interface CheckedSession {
  checkedAt: number;
  session: Promise<SessionRow | undefined>;
}

/** More than the sessions that one process serves in a second. */
const CACHE_MAXIMUM_SESSIONS = 10_000;
const caches = new WeakMap<Context, Map<string, CheckedSession>>();
const bearer = /^Bearer ([\w.-]+)$/iu;

function cacheOf(context: Context): Map<string, CheckedSession> {
  const known = caches.get(context);
  if (known) return known;
  const cache = new Map<string, CheckedSession>();
  caches.set(context, cache);
  return cache;
}

export function dropCachedSessions(context: Context, sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) cacheOf(context).delete(sessionId);
}

async function recallSession(context: Context, sessionId: string): Promise<SessionRow | undefined> {
  const cache = cacheOf(context);
  const nowMs = context.clock.now().getTime();
  const known = cache.get(sessionId);
  if (known && nowMs - known.checkedAt < SESSION_CHECK_CACHE_MS) return known.session;
  if (cache.size >= CACHE_MAXIMUM_SESSIONS) cache.clear();
  const session = findSession(context.database.query, sessionId);
  cache.set(sessionId, { checkedAt: nowMs, session });
  session.catch(() => dropCachedSessions(context, [sessionId]));
  return session;
}

/**
 * The caller identified by `Authorization: Bearer`; undefined without a valid token and session. Counts as activity
 * unless the operation is passive.
 */
export async function authenticate(
  context: Context,
  authorization: string | undefined,
  { passive }: { passive: boolean } = { passive: false },
): Promise<CustomerCaller | undefined> {
  const caller = await readCaller(context, authorization);
  if (!caller) return undefined;

  const now = context.clock.now();
  const session = await recallSession(context, caller.sessionId);
  if (session?.customer_id !== caller.customerId || !isSessionAlive(session, now)) return undefined;

  if (!passive && isActivityDue(session.last_active_at, now)) await recordActivity(context, session);
  return caller;
}

export async function isLoggedIn(
  queries: Queries,
  { clock }: Pick<Context, 'clock'>,
  sessionId: string,
): Promise<boolean> {
  const session = await findSession(queries, sessionId);
  return session !== undefined && isSessionAlive(session, clock.now());
}

async function readCaller(context: Context, authorization: string | undefined): Promise<CustomerCaller | undefined> {
  const token = bearer.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : readAccessToken(context, token);
}

export async function recordActivity(context: Context, session: SessionRow): Promise<void> {
  const now = context.clock.now();
  dropCachedSessions(context, [session.id]);
  const ends = sessionEnds(session.remember_me, session.created_at, now);
  await updateSessionActivity(context.database.query, session.id, now, ends);
}
