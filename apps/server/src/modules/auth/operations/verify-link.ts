import { DomainError } from '@portal/contract/error-codes';
import { verifyLink } from '@portal/contract/operations/auth';
import { implement } from '../../../http/operation.ts';
import { answerProof } from '../answer-proof.ts';
import { chooseKnownBrowserToken, pendingHashes, readBrowser } from '../browser.ts';
import { tokenHashes } from '../credentials.ts';
import { isLinkOpen } from '../domain/verification-state.ts';
import { proveAddress } from '../prove-address.ts';
import { lockVerificationByLink } from '../storage/verification-requests.ts';

/** Signs in the browser that asked, or, once the person has confirmed, the one the link was opened in. */
export const verifyLinkOperation = implement(verifyLink, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const ownHashes = pendingHashes(context, browser) ?? [];
  const linkHashes = tokenHashes(context, 'link', body.token);
  const knownBrowserToken = await chooseKnownBrowserToken(context, browser);

  const { proof, isAsker } = await context.database.transaction(async (tx) => {
    const request = await lockVerificationByLink(tx, linkHashes);
    if (!request || !isLinkOpen(request, context.clock.now())) throw new DomainError('errorLinkExpired');
    const isAsker = ownHashes.includes(request.pending_hash);
    if (!isAsker && !body.confirmed) return { proof: 'confirmationNeeded', isAsker } as const;
    // A Google account is tied in the browser that asked alone: elsewhere it may be another person's.
    const proved = isAsker ? request : { ...request, google_subject: null };
    const proof = await proveAddress(tx, context, proved, knownBrowserToken);
    if (!proof) throw new DomainError('errorLinkExpired');
    return { proof, isAsker };
  });
  if (proof === 'confirmationNeeded') return { outcome: proof };

  if (isAsker) exchange.clearCookie('pendingVerification');
  return answerProof(context, exchange, proof, knownBrowserToken);
});
