import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import Provider from 'oidc-provider';

const CLIENT_ID = 'console';
const CLIENT_SECRET = 'a-secret-of-the-console';
const RETURN_PATH = '/api/staff/sign-in/oidc-return';
const KEY_ID = 'local';
const TOKEN_LIFETIME_SECONDS = 300;

interface Issuer {
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

async function listen(listenerOf: (url: string) => RequestListener): Promise<Issuer & { url: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', listenerOf(url));
  return {
    url,
    environment: { STAFF_OIDC_ISSUER: url, STAFF_OIDC_CLIENT_ID: CLIENT_ID, STAFF_OIDC_CLIENT_SECRET: CLIENT_SECRET },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface RealIssuer extends Issuer {
  /**
   * Signs in with this address at the page the portal redirects to. @returns the address the provider redirects back to
   */
  signIn(url: string, email: string): Promise<string>;
  cancel(url: string): Promise<string>;
}

type Step = [url: string, form?: URLSearchParams];

const UNVERIFIED = /^unverified/u;

/**
 * @param hasEmailInToken whether the ID token contains the address; otherwise only the UserInfo endpoint returns it
 * @param portalUrl the portal to redirect back to
 */
export async function openRealIssuer({
  hasEmailInToken,
  portalUrl = 'http://localhost:3000',
}: {
  hasEmailInToken: boolean;
  portalUrl?: string;
}): Promise<RealIssuer> {
  const returnUrl = `${portalUrl}${RETURN_PATH}`;
  const issuer = await listen((url) => {
    const provider = new Provider(url, {
      clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [returnUrl] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: !hasEmailInToken,
      cookies: { keys: ['cookie-key'] },
      pkce: { required: () => true },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ sub, email: sub, email_verified: !UNVERIFIED.test(sub) }),
      }),
    });
    const answer = provider.callback();
    return (request, response) => void answer(request, response);
  });

  const walk = async (start: string, onLogin: (page: string) => Step) => {
    const cookies = new Map<string, string>();
    let step: Step = [start];
    while (!step[0].startsWith(returnUrl)) {
      const [url, form] = step;
      const response: Response = await fetch(new URL(url, issuer.url), {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: form }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      const page = await response.text();
      if (location !== null) step = [location];
      else if (page.includes('value="login"')) step = onLogin(page);
      else if (page.includes('value="consent"')) step = [actionOf(page), new URLSearchParams({ prompt: 'consent' })];
      else throw new Error(`The provider answered ${String(response.status)}: ${page.slice(0, 500)}`);
    }
    return step[0];
  };

  return {
    ...issuer,
    signIn: (url, email) =>
      walk(url, (page) => [actionOf(page), new URLSearchParams({ prompt: 'login', login: email, password: 'any' })]),
    cancel: (url) => walk(url, (page) => [/href="([^"]+abort)"/u.exec(page)?.[1] ?? '']),
  };
}

const actionOf = (page: string) => /action="([^"]+)"/u.exec(page)?.[1] ?? '';

type Signing = 'published' | 'another key' | 'the client secret' | 'not at all';

/** Claims of a token; undefined removes one. */
export type ForgedClaims = Readonly<Record<string, unknown>>;

export interface ForgingIssuer extends Issuer {
  readonly url: string;
  /** Prepares the next token, for the request behind `signInUrl`; `claims` override its contents. */
  prepare(signInUrl: string, claims: ForgedClaims, signing?: Signing): Promise<void>;
}

export async function openForgingIssuer(): Promise<ForgingIssuer> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  let token = '';
  const issuer = await listen((url) => (request, response) => {
    const bodies: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      '/keys': { keys: [jwk] },
      '/token': { access_token: 'any', token_type: 'Bearer', id_token: token },
    };
    request.resume();
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(bodies[request.url ?? ''] ?? {}));
  });

  const sign = (payload: JWTPayload, signing: Signing): Promise<string> | string => {
    if (signing === 'not at all') return new UnsecuredJWT(payload).encode();
    const jwt = new SignJWT(payload);
    if (signing === 'the client secret')
      return jwt.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET));
    const { privateKey } = signing === 'published' ? own : foreign;
    return jwt.setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey);
  };

  return {
    ...issuer,
    prepare: async (signInUrl, claims, signing = 'published') => {
      const now = Math.floor(Date.now() / 1000);
      const nonce = new URL(signInUrl).searchParams.get('nonce') ?? '';
      const common = { iss: issuer.url, aud: CLIENT_ID, sub: '1', iat: now, exp: now + TOKEN_LIFETIME_SECONDS };
      token = await sign({ ...common, nonce, email_verified: true, ...claims }, signing);
    },
  };
}
