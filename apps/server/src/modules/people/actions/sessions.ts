import { DomainError } from '@portal/contract/error-codes';
import type { StaffSession } from '@portal/contract/staff/people';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange, StaffPersonCaller } from '../../../kernel/operation.ts';
import { isActivityDue } from '../../../platform/activity.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { audited } from '../../auth/index.ts';
import { toSession } from '../answers/to-session.ts';
import { sessionEnds } from '../domain/staff-session-ends.ts';
import { openName } from '../storage/name.ts';
import { lockPerson, updateLastSeen } from '../storage/people.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  isSessionOfRemoved,
  type SessionOfPerson,
  updateStaffActivity,
} from '../storage/sessions.ts';
import { makeSecret, secretHashes } from './secrets.ts';

type Browser = Pick<Exchange, 'getCookie' | 'setCookie' | 'clearCookie' | 'requestId'>;

/** The session of this browser's cookie from the database, so that a removal takes effect with the next call. */
async function findSession(
  context: Context,
  browser: Pick<Exchange, 'getCookie'>,
): Promise<SessionOfPerson | undefined> {
  const token = browser.getCookie('staffSession');
  if (token === undefined) return undefined;
  return findStaffSession(
    context.database.query,
    { hashes: secretHashes(context, 'session', token) },
    context.clock.now(),
  );
}

/** The person of this browser's session; undefined without one. Counts as activity unless the operation is passive. */
export async function authenticatePerson(
  context: Context,
  browser: Pick<Exchange, 'getCookie'>,
  { passive }: { passive: boolean },
): Promise<StaffPersonCaller | undefined> {
  const found = await findSession(context, browser);
  if (!found) return undefined;
  const { session, person } = found;
  const now = context.clock.now();
  if (!passive && isActivityDue(session.last_active_at, now)) {
    await updateStaffActivity(context.database.query, session.id, now, sessionEnds(session.created_at, now));
    await updateLastSeen(context.database.query, person.id, now);
  }
  return {
    keyId: null,
    personId: person.id,
    name: openName(context.vault, person),
    email: person.email,
    role: person.role,
    sessionId: session.id,
    fundingLimit: person.funding_limit,
  };
}

export async function isStaffSessionOpen({ clock, database }: Context, sessionId: string): Promise<boolean> {
  return (await findStaffSession(database.query, { id: sessionId }, clock.now())) !== undefined;
}

export async function findOwnSession(
  context: Context,
  browser: Pick<Exchange, 'getCookie'>,
): Promise<StaffSession | undefined> {
  const found = await findSession(context, browser);
  return found && toSession(context, found);
}

/** Whether this browser's last session belonged to a person who has been removed. */
export async function wasRemoved(context: Context, browser: Pick<Exchange, 'getCookie'>): Promise<boolean> {
  const token = browser.getCookie('staffSession');
  return token !== undefined && isSessionOfRemoved(context.database.query, secretHashes(context, 'session', token));
}

/** Throws errorUnauthorized if the session ended meanwhile. */
export async function getOwnSession(context: Context, browser: Pick<Exchange, 'getCookie'>): Promise<StaffSession> {
  const session = await findOwnSession(context, browser);
  if (!session) throw new DomainError('errorUnauthorized');
  return session;
}

/**
 * Signs a person in, ending the browser's earlier session. `prove` runs in the same transaction, in which the person
 * can no longer be removed. Throws errorForbidden if they were removed or `prove` refuses.
 */
export async function signIn(
  context: Context,
  browser: Browser,
  personId: string,
  { operationId, prove }: { operationId: string; prove?: (tx: Transaction) => Promise<void> },
): Promise<StaffSession> {
  const { clock, database, random } = context;
  const { secret, hash } = makeSecret(context, 'session');
  const call = { personId, operationId, requestId: browser.requestId, rowIds: [] };
  const started = await audited(context, call, () =>
    database.transaction(async (tx) => {
      const person = await lockPerson(tx, personId);
      if (!person || person.removed_at !== null) throw new DomainError('errorForbidden');
      await prove?.(tx);
      const now = clock.now();
      const { idleEndsAt, endsAt } = sessionEnds(now, now);
      const session = await insertStaffSession(tx, {
        id: random.uuid(),
        person_id: personId,
        token_hash: hash,
        created_at: now,
        last_active_at: now,
        idle_ends_at: idleEndsAt,
        ends_at: endsAt,
      });
      await updateLastSeen(tx, personId, now);
      return { session, person };
    }),
  );
  await endSession(context, browser);
  browser.setCookie('staffSession', secret, {});
  return toSession(context, started);
}

export async function signOut(context: Context, browser: Browser): Promise<void> {
  await endSession(context, browser);
  browser.clearCookie('staffSession');
}

async function endSession(context: Context, browser: Pick<Exchange, 'getCookie'>): Promise<void> {
  const token = browser.getCookie('staffSession');
  if (token !== undefined) await deleteStaffSession(context.database.query, secretHashes(context, 'session', token));
}
