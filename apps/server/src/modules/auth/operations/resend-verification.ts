import { DomainError } from '@portal/contract/error-codes';
import { resendVerification } from '@portal/contract/operations/auth';
import { implement } from '../../../http/operation.ts';
import { pendingHashes, readBrowser, setPendingCookie } from '../browser.ts';
import { isPending } from '../domain/verification-state.ts';
import { describePending, sendVerification } from '../request-verification.ts';
import { lockVerificationByPending } from '../storage/verification-requests.ts';

export const resendVerificationOperation = implement(resendVerification, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const hashes = pendingHashes(context, browser);
  const now = context.clock.now();

  const request = await context.database.transaction(async (tx) => {
    const found = hashes && (await lockVerificationByPending(tx, hashes));
    if (!found || !isPending(found, now)) throw new DomainError('errorNotFound');
    return sendVerification(tx, context, found, browser, body.language);
  });

  // The cookie lives as long as the request, which the mail has prolonged.
  if (browser.pendingToken !== undefined) setPendingCookie(exchange, browser.pendingToken);
  return describePending(request, context.clock.now());
});
