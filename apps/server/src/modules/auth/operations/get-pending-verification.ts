import { DomainError } from '@portal/contract/error-codes';
import { getPendingVerification } from '@portal/contract/operations/auth';
import { implement } from '../../../http/operation.ts';
import { pendingHashes, readBrowser } from '../browser.ts';
import { isPending } from '../domain/verification-state.ts';
import { describePending } from '../request-verification.ts';
import { findVerificationByPending } from '../storage/verification-requests.ts';

export const getPendingVerificationOperation = implement(getPendingVerification, async ({ context, exchange }) => {
  const hashes = pendingHashes(context, readBrowser(exchange));
  const request = hashes && (await findVerificationByPending(context.database.query, hashes));

  const now = context.clock.now();
  if (!request || !isPending(request, now)) throw new DomainError('errorNotFound');

  return describePending(request, now);
});
