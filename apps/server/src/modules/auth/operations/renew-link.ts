import { DomainError } from '@portal/contract/error-codes';
import { renewLink } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { pendingHashes, readBrowser, setPendingCookie } from '../actions/browser.ts';
import { hashToken, makeToken, tokenHashes } from '../actions/credentials.ts';
import { describePending, findKnownBrowserId, sendVerification } from '../actions/request-verification.ts';
import {
  lockVerificationByLink,
  lockVerificationBySpentLink,
  updateVerificationRequest,
} from '../storage/verification-requests.ts';

export const renewLinkOperation = implement(renewLink, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const ownHashes = pendingHashes(context, browser) ?? [];
  const linkHashes = tokenHashes(context, 'link', body.token);
  const newToken = makeToken(context);

  const { request, pendingToken } = await context.database.transaction(async (tx) => {
    const found = (await lockVerificationByLink(tx, linkHashes)) ?? (await lockVerificationBySpentLink(tx, linkHashes));
    if (!found || found.expires_at <= context.clock.now()) throw new DomainError('errorLinkExpired');
    const isAsker = ownHashes.includes(found.pending_hash);
    const pendingToken = isAsker && browser.pendingToken !== undefined ? browser.pendingToken : newToken;
    const reopened = await updateVerificationRequest(tx, found.id, {
      pending_hash: hashToken(context, 'pending', pendingToken),
      known_browser_id: await findKnownBrowserId(tx, context, browser, found.email_folded),
      // Once the address is verified, the original purpose is fulfilled and the new link is for a login.
      purpose: found.used_at === null ? found.purpose : 'login',
      used_at: null,
      // The reader of the mail may not own the Google account.
      google_subject: isAsker ? found.google_subject : null,
    });
    const request = await sendVerification(tx, context, reopened, browser, body.language);
    return { request, pendingToken };
  });

  setPendingCookie(exchange, pendingToken);
  return describePending(request, context.clock.now());
});
