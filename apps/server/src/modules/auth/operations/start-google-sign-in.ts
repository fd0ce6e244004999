import { GOOGLE_SIGN_IN_LIFETIME_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { startGoogleSignIn } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { readBrowser } from '../actions/browser.ts';
import { hashToken, makeToken } from '../actions/credentials.ts';
import { takeQuota } from '../actions/quota.ts';
import { insertGoogleSignIn } from '../storage/google-sign-ins.ts';

/** The cookie ensures that only this browser can use the result. */
export const startGoogleSignInOperation = implement(startGoogleSignIn, async ({ context, body, exchange }) => {
  const { clock, database, identity, random } = context;
  if (!identity) throw new DomainError('errorNotFound');
  const { clientKey } = readBrowser(exchange);
  const [browserToken, state, nonce] = [makeToken(context), makeToken(context), makeToken(context)];
  const now = clock.now();

  await database.transaction(async (tx) => {
    await takeQuota(tx, context, 'googleSignIn', clientKey);
    await insertGoogleSignIn(tx, {
      id: random.uuid(),
      browser_hash: hashToken(context, 'googleBrowser', browserToken),
      state_hash: hashToken(context, 'googleState', state),
      nonce_hash: hashToken(context, 'googleNonce', nonce),
      remember_me: body.rememberMe,
      language: body.language,
      token_sealed: null,
      created_at: now,
      expires_at: new Date(now.getTime() + GOOGLE_SIGN_IN_LIFETIME_MS),
    });
  });

  exchange.setCookie('googleSignIn', browserToken, { maxAgeMs: GOOGLE_SIGN_IN_LIFETIME_MS });
  return { url: identity.signInUrl({ state, nonce, language: body.language }) };
});
