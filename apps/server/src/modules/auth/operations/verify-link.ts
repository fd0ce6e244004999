import { DomainError } from '@portal/contract/error-codes';
import { verifyLink } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { answerProof } from '../actions/answer-proof.ts';
import { chooseKnownBrowserToken, pendingHashes, readBrowser } from '../actions/browser.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { tokenHashes } from '../actions/credentials.ts';
import { endVerification, proveAddress } from '../actions/prove-address.ts';
import { secondsUntil } from '../domain/quotas.ts';
import { isLinkOpen, isPending } from '../domain/verification-state.ts';
import {
  lockVerificationByLink,
  lockVerificationBySpentLink,
  lockWaitingVerification,
  type VerificationRequest,
} from '../storage/verification-requests.ts';

export const verifyLinkOperation = implement(verifyLink, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const ownHashes = pendingHashes(context, browser) ?? [];
  const linkHashes = tokenHashes(context, 'link', body.token);
  const knownBrowserToken = await chooseKnownBrowserToken(context, browser);

  const { proof, isAsker } = await context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const request = await lockVerificationByLink(tx, linkHashes);
    if (!request || !isLinkOpen(request, now)) throw await refusalOf(tx, context, linkHashes, request);
    const waiting = await findWaiting(tx, ownHashes, request, now);
    if (!waiting && !body.confirmed) return { proof: 'confirmationNeeded', isAsker: false } as const;
    // Links a Google account only in the requesting browser: in another browser it may be someone else's.
    const rememberMe = body.rememberMe ?? request.remember_me;
    const proved = waiting ?? { ...request, google_subject: null, remember_me: rememberMe };
    const proof = await proveAddress(tx, context, proved, knownBrowserToken);
    if (!proof) throw new DomainError('errorLinkExpired');
    if (proved.id !== request.id) await endVerification(tx, request, now);
    return { proof, isAsker: waiting !== undefined };
  });
  if (proof === 'confirmationNeeded') return { outcome: proof };

  if (isAsker) exchange.clearCookie('pendingVerification');
  return answerProof(context, exchange, proof, knownBrowserToken);
});

/**
 * Finds this browser's request that the link verifies: the one it was mailed for, or another. While an attacker uses up
 * an address's mails, the newest link may belong to the attacker's request.
 */
async function findWaiting(
  tx: Transaction,
  ownHashes: readonly string[],
  link: VerificationRequest,
  now: Date,
): Promise<VerificationRequest | undefined> {
  if (ownHashes.length === 0) return undefined;
  const waiting = await lockWaitingVerification(tx, ownHashes, link.email_folded);
  // The link of a login does not create a customer, as an eligibility check requires.
  const isDone = waiting?.purpose !== 'login' || link.purpose === 'login';
  return waiting && isPending(waiting, now) && isDone ? waiting : undefined;
}

/** Includes when another mail can be requested, so that the browser shows the countdown from the start. */
async function refusalOf(
  tx: Transaction,
  context: Context,
  linkHashes: readonly string[],
  request: VerificationRequest | undefined,
): Promise<DomainError> {
  const now = context.clock.now();
  const availableAt = (request ?? (await lockVerificationBySpentLink(tx, linkHashes)))?.resend_available_at;
  const isWaiting = availableAt !== undefined && availableAt > now;
  return new DomainError('errorLinkExpired', isWaiting ? { retryAfterSeconds: secondsUntil(availableAt, now) } : {});
}
