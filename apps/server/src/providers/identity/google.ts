import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { GOOGLE_SIGN_IN_LIFETIME_MS, SECOND_MS } from '@portal/contract/constants';
import { email } from '@portal/contract/fields/email';
import type { GoogleAccess } from '../../config/index.ts';
import type { IdentityProvider, IdentityReading } from './identity-provider.ts';

const ALGORITHM = 'RS256';
const KEYS_TIMEOUT_MS = 5000;
const CLOCK_TOLERANCE_SECONDS = 60;
const googleDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  email,
  email_verified: z.boolean(),
  /** Domain of an organization with Google accounts. */
  hd: z.optional(z.string()),
  /** The client that the token was issued to, if `aud` names several. */
  azp: z.optional(z.string()),
});

/**
 * Sign in with Google by OpenID Connect. The browser returns with an ID token in a form: no Google script runs in our
 * page, no token appears in a URL, and there is no secret to store.
 */
export function createGoogle(access: GoogleAccess & { returnUrl: string }): IdentityProvider {
  const { clientId, issuer } = access;
  const keys = createRemoteJWKSet(new URL(access.keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });

  return {
    signInUrl({ state, nonce, language }) {
      const url = new URL(access.signInUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: access.returnUrl,
        response_type: 'id_token',
        response_mode: 'form_post',
        scope: 'openid email',
        prompt: 'select_account',
        hl: language,
        state,
        nonce,
      }).toString();
      return url.href;
    },

    async read(token, { isNonce, now }): Promise<IdentityReading> {
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: [ALGORITHM],
          // Google uses its issuer name with and without the scheme.
          issuer: [issuer, issuer.replace(/^https?:\/\//u, '')],
          audience: clientId,
          currentDate: now,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          // A token issued before the click belongs to another sign-in, even if it has not expired.
          maxTokenAge: GOOGLE_SIGN_IN_LIFETIME_MS / SECOND_MS,
          requiredClaims: ['exp', 'iat'],
        });
        return judge(payload, clientId, isNonce);
      } catch (error) {
        if (isUnavailable(error)) return { state: 'unavailable' };
        return { state: 'refused', reason: error instanceof errors.JWTClaimValidationFailed ? 'claims' : 'signature' };
      }
    },
  };
}

function judge(payload: unknown, clientId: string, isNonce: (nonce: string) => boolean): IdentityReading {
  const read = z.safeParse(claims, payload);
  if (!read.success) return { state: 'refused', reason: 'claims' };
  const { sub: subject, nonce, email: address, email_verified: isVerified, hd: domain, azp = clientId } = read.data;
  if (azp !== clientId) return { state: 'refused', reason: 'claims' };
  if (!isNonce(nonce)) return { state: 'refused', reason: 'nonce' };
  if (!isVerified) return { state: 'refused', reason: 'emailNotVerified' };
  return { state: 'read', identity: { subject, email: address, isAddressProved: isAuthority(address, domain) } };
}

/** Google is the authority for its own addresses and those of its organizations (developers.google.com, identity). */
function isAuthority(address: string, organisation: string | undefined): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return googleDomains.includes(domain) || domain === organisation?.toLowerCase();
}

/** The keys could not be fetched: jose reports that with these codes; network errors have others. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === errors.JOSEError.code
  );
}
