import { DomainError } from '@portal/contract/error-codes';
import { setRememberMe } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { pendingHashes, readBrowser } from '../actions/browser.ts';
import { describePending } from '../actions/request-verification.ts';
import { isPending } from '../domain/verification-state.ts';
import { lockVerificationByPending, updateVerificationRequest } from '../storage/verification-requests.ts';

/** Stored with the request, so that the link applies it in another tab, too. */
export const setRememberMeOperation = implement(setRememberMe, async ({ context, body, exchange }) => {
  const hashes = pendingHashes(context, readBrowser(exchange));
  const now = context.clock.now();
  const request = await context.database.transaction(async (tx) => {
    const found = hashes && (await lockVerificationByPending(tx, hashes));
    if (!found || !isPending(found, now)) throw new DomainError('errorNotFound');
    return updateVerificationRequest(tx, found.id, { remember_me: body.rememberMe });
  });
  return describePending(request, now);
});
