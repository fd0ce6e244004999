import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import * as z from 'zod/mini';
import { SECOND_MS, STAFF_SIGN_IN_LIFETIME_MS } from '@portal/contract/constants';
import type { StaffOidcAccess } from '../../config/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { StaffIdentityProvider, StaffIdentityReading } from './staff-identity-provider.ts';

const TIMEOUT_SECONDS = 8;
const CLOCK_TOLERANCE_SECONDS = 60;
/** OpenID Connect Core 1.0, section 3.1.2.6 and RFC 6749, section 4.1.2.1. */
const CANCELLED = 'access_denied';

const verifiedEmail = z.object({ email: z.string(), email_verified: z.literal(true) });

/**
 * OpenID Connect Core 1.0 with the authorization code flow and PKCE. Fetches the provider's metadata once.
 * @param access `returnUrl` is registered at the provider as the redirect address
 */
export function createOidc(access: StaffOidcAccess & { returnUrl: string }): StaffIdentityProvider {
  const { issuer, clientId, clientSecret, returnUrl } = access;
  let known: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, undefined, clientSecretAuth(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // Also verifies the signature, although the token comes from the provider itself.
      // Allows http only if the lender's own setting says so, as in development and tests.
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    });
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    async findSignInUrl({ state, nonce, codeVerifier }) {
      try {
        const { href: url } = buildAuthorizationUrl(await discover(), {
          redirect_uri: returnUrl,
          scope: 'openid email',
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        return { url };
      } catch (error) {
        return { reason: codeOf(error) };
      }
    },

    async read(query, { state, nonce, codeVerifier }): Promise<StaffIdentityReading> {
      const currentUrl = new URL(returnUrl);
      currentUrl.search = query.toString();
      try {
        const provider = await discover();
        const tokens = await authorizationCodeGrant(provider, currentUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims && !isOfThisSignIn(claims.iat)) return { state: 'refused', reason: 'iat' };
        // OpenID Connect Core 1.0, section 5.4, allows a provider to return the address from its UserInfo endpoint
        // instead.
        const isNamed = claims === undefined || claims.email !== undefined;
        return judge(isNamed ? claims : await fetchUserInfo(provider, tokens.access_token, claims.sub));
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === CANCELLED) return { state: 'cancelled' };
        return { state: 'refused', reason: codeOf(error) };
      }
    },
  };
}

/**
 * Whether the token was issued during the sign-in, by clocks that may differ. The library does not limit `iat`, and
 * OpenID Connect Core 1.0, section 3.1.3.7, leaves the range to the client. The library reads the system clock too.
 */
function isOfThisSignIn(issuedAt: number): boolean {
  const age = systemClock.now().getTime() / SECOND_MS - issuedAt;
  return age >= -CLOCK_TOLERANCE_SECONDS && age <= STAFF_SIGN_IN_LIFETIME_MS / SECOND_MS + CLOCK_TOLERANCE_SECONDS;
}

function judge(claims: unknown): StaffIdentityReading {
  const read = verifiedEmail.safeParse(claims);
  return read.success ? { state: 'read', email: read.data.email } : { state: 'emailNotVerified' };
}

/**
 * Sends the secret in the header, unless the provider accepts it only in the body (OpenID Connect Core 1.0, section 9).
 */
function clientSecretAuth(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

/**
 * Code of the library's error, such as `OAUTH_JWT_CLAIM_COMPARISON_FAILED`, or of the error's cause. The messages are
 * not used, because they contain values.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
