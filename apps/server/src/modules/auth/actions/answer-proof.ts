import { SESSION_REMEMBERED_MS } from '@portal/contract/constants';
import type { Session } from '@portal/contract/entities/session';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import { findCustomer } from '../../customer/index.ts';
import { issueAccessToken } from './access-token.ts';
import { setKnownBrowserCookie } from './browser.ts';
import type { Proof } from './prove-address.ts';
import type { SessionRow } from '../storage/sessions.ts';

const UNSAVED_KEY_BYTES = 32;

/** Without "remember me", the cookie lasts until the browser closes. */
export function setRefreshCookie(exchange: Exchange, token: string, rememberMe: boolean): void {
  exchange.setCookie('refresh', token, rememberMe ? { maxAgeMs: SESSION_REMEMBERED_MS } : {});
}

/** The same in all of a customer's sessions, until the secret changes. */
function unsavedKeyOf({ vault }: Context, customerId: string): string {
  const hash = vault.keyedHash(customerId, 'portal.unsavedAnswers');
  return Buffer.from(hash, 'base64url').subarray(0, UNSAVED_KEY_BYTES).toString('base64');
}

/** A session as its customer sees it. Throws if the customer is gone. */
export async function describeSession(context: Context, session: SessionRow): Promise<Session> {
  const customer = await findCustomer(context.database.query, context.vault, session.customer_id);
  if (!customer) throw new Error('The customer of the session does not exist');
  return {
    customerId: customer.customerId,
    email: customer.email,
    language: customer.language,
    rememberMe: session.remember_me,
    idleEndsAt: session.idle_ends_at.toISOString(),
    endsAt: session.ends_at.toISOString(),
    serverTime: context.clock.now().toISOString(),
    unsavedKey: unsavedKeyOf(context, customer.customerId),
  };
}

/** Sends the result of a committed proof to the browser: cookies, and the access token only in the body. */
export async function answerProof(context: Context, exchange: Exchange, proof: Proof, knownBrowserToken: string) {
  setKnownBrowserCookie(exchange, knownBrowserToken);
  if (proof.outcome === 'multipleContacts') return { outcome: proof.outcome };

  const { session, refreshToken } = proof.started;
  setRefreshCookie(exchange, refreshToken, session.remember_me);
  const accessToken = await issueAccessToken(context, { customerId: session.customer_id, sessionId: session.id });
  return { outcome: proof.outcome, accessToken, session: await describeSession(context, session) };
}
