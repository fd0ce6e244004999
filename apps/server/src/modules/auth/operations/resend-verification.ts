import { DomainError } from '@portal/contract/error-codes';
import { resendVerification } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { pendingHashes, readBrowser, setPendingCookie } from '../actions/browser.ts';
import { assertPending, describePending, sendVerification } from '../actions/request-verification.ts';
import { lockVerificationByPending } from '../storage/verification-requests.ts';

export const resendVerificationOperation = implement(resendVerification, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const hashes = pendingHashes(context, browser);
  const now = context.clock.now();

  const request = await context.database.transaction(async (tx) => {
    const found = hashes && (await lockVerificationByPending(tx, hashes));
    if (!found) throw new DomainError('errorNotFound');
    assertPending(found, now);
    return sendVerification(tx, context, found, browser, body.language);
  });

  // The cookie lasts as long as the request, which the mail has extended.
  if (browser.pendingToken !== undefined) setPendingCookie(exchange, browser.pendingToken);
  return describePending(request, context.clock.now());
});
