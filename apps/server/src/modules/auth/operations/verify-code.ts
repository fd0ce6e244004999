import { DomainError } from '@portal/contract/error-codes';
import { verifyCode } from '@portal/contract/operations/auth';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { answerProof } from '../actions/answer-proof.ts';
import { chooseKnownBrowserToken, pendingHashes, readBrowser } from '../actions/browser.ts';
import { matchesCode } from '../actions/credentials.ts';
import { isCodeOpen, restsCodes, triesLeft } from '../domain/verification-state.ts';
import { type Proof, proveAddress } from '../actions/prove-address.ts';
import { countEvent, tooManyUntil } from '../actions/quota.ts';
import { failureSubject, findFailuresEnd, findRestEnd } from '../actions/take-send.ts';
import {
  lockVerificationByPending,
  updateVerificationRequest,
  type VerificationRequest,
} from '../storage/verification-requests.ts';

/** Tries a code. Locks the browser's request, so that tries run one after another. */
export const verifyCodeOperation = implement(verifyCode, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const hashes = pendingHashes(context, browser);
  if (!hashes) throw new DomainError('errorNotFound');
  const knownBrowserToken = await chooseKnownBrowserToken(context, browser);

  // Returned instead of thrown inside the transaction, because the count of wrong tries must be committed.
  const result = await context.database.transaction(async (tx) => {
    const request = await lockVerificationByPending(tx, hashes);
    return request ? tryCode(tx, context, request, body.code, knownBrowserToken) : new DomainError('errorNotFound');
  });
  if (result instanceof DomainError) throw result;

  exchange.clearCookie('pendingVerification');
  return answerProof(context, exchange, result, knownBrowserToken);
});

async function tryCode(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
  code: string,
  knownBrowserToken: string,
): Promise<Proof | DomainError> {
  const now = context.clock.now();
  if (request.used_at !== null) return new DomainError('errorProvedElsewhere');
  if (restsCodes(request)) {
    const restEnd = await findRestEnd(tx, context, request);
    return restEnd ? tooManyUntil(restEnd, now) : new DomainError('errorOtpExpired');
  }
  if (request.code_hash === null || !isCodeOpen(request, now)) return new DomainError('errorOtpExpired');

  const failuresEnd = await findFailuresEnd(tx, context, request);
  if (failuresEnd) return tooManyUntil(failuresEnd, now);

  if (matchesCode(context, request.id, code, request.code_hash))
    return (await proveAddress(tx, context, request, knownBrowserToken)) ?? new DomainError('errorOtpExpired');

  await countEvent(tx, context, ...failureSubject(request));
  const changes = { code_wrong_tries: request.code_wrong_tries + 1 };
  await updateVerificationRequest(tx, request.id, changes);
  return new DomainError('errorOtpInvalid', { triesLeft: triesLeft(changes) });
}
