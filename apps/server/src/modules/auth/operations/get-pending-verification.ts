import { DomainError } from '@portal/contract/error-codes';
import { getPendingVerification } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { pendingHashes, readBrowser } from '../actions/browser.ts';
import { describePending } from '../actions/request-verification.ts';
import { findVerificationByPending } from '../storage/verification-requests.ts';

export const getPendingVerificationOperation = implement(getPendingVerification, async ({ context, exchange }) => {
  const hashes = pendingHashes(context, readBrowser(exchange));
  const request = hashes && (await findVerificationByPending(context.database.query, hashes));

  const now = context.clock.now();
  if (!request || now >= request.expires_at) throw new DomainError('errorNotFound');
  return describePending(request, now);
});
