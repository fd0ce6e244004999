import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const ALGORITHM = 'RS256';
const KEY_ID = 'local';
const TOKEN_LIFETIME_SECONDS = 3600;

const GOOGLE_CLIENT_ID = 'portal.apps.local.example';

export type IssuedPerson = { sub: string; email: string } & JWTPayload;

export interface GoogleIssuer {
  readonly environment: Record<string, string>;
  /** A token for the request behind `signInUrl`, as of `now`; `claims` override its contents. */
  issue(signInUrl: string, person: IssuedPerson, now: Date, claims?: JWTPayload): Promise<string>;
  forge(signInUrl: string, person: IssuedPerson, now: Date): Promise<string>;
  person: IssuedPerson;
  close(): Promise<void>;
}

export async function openGoogleIssuer(): Promise<GoogleIssuer> {
  const [own, foreign] = [await generateKeyPair(ALGORITHM), await generateKeyPair(ALGORITHM)];
  const published = JSON.stringify({
    keys: [{ ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }],
  });
  let url = '';

  const sign = async (key: typeof own, signInUrl: string, person: IssuedPerson, now: Date, claims: JWTPayload = {}) => {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const query = new URL(signInUrl).searchParams;
    return new SignJWT({
      iss: url,
      aud: query.get('client_id') ?? '',
      nonce: query.get('nonce') ?? '',
      iat: issuedAt,
      exp: issuedAt + TOKEN_LIFETIME_SECONDS,
      email_verified: true,
      ...person,
      ...claims,
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
      .sign(key.privateKey);
  };

  const issuer: GoogleIssuer = {
    get environment() {
      return {
        GOOGLE_CLIENT_ID,
        GOOGLE_ISSUER: url,
        GOOGLE_SIGN_IN_URL: `${url}/sign-in`,
        GOOGLE_KEYS_URL: `${url}/keys`,
        GOOGLE_SCRIPT_URL: `${url}/gsi/client`,
      };
    },
    person: { sub: '1', email: 'person@gmail.com' },
    issue: (signInUrl, person, now, claims) => sign(own, signInUrl, person, now, claims),
    forge: (signInUrl, person, now) => sign(foreign, signInUrl, person, now),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const result = async (response: ServerResponse, path: string): Promise<void> => {
    if (path === '/keys') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(published);
    } else if (path.startsWith('/sign-in?')) {
      const token = await issuer.issue(`${url}${path}`, issuer.person, new Date());
      const query = new URL(path, url).searchParams;
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(signInPage(query.get('redirect_uri') ?? '', { state: query.get('state') ?? '', id_token: token }));
    } else if (path === '/gsi/client') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    } else if (path.startsWith('/gsi/token?')) {
      const token = await issuer.issue(`${url}${path}`, issuer.person, new Date());
      // Also needed for the preflight: the journeys' browsers send an extra header.
      const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      response.writeHead(200, { 'content-type': 'text/plain', ...open }).end(token);
    } else {
      response.writeHead(204).end();
    }
  };
  const server = createServer((request, response) => void result(response, request.url ?? '')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}

/** Replaces Google Identity Services: the prompt signs in at once, with a token from the script's folder. */
const SCRIPT = `{
  const { src } = document.currentScript;
  let options;
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    prompt: async () => {
      const query = new URLSearchParams({ client_id: options.client_id, nonce: options.nonce });
      const response = await fetch(new URL('token?' + query, src));
      options.callback({ credential: await response.text() });
    },
  } } };
}`;

function signInPage(action: string, fields: { state: string; id_token: string }): string {
  const inputs = (names: readonly (keyof typeof fields)[]) =>
    names.map((name) => `<input type="hidden" name="${name}" value="${fields[name]}">`).join('');
  return `<!doctype html><html lang="en"><title>Sign in</title>
    <form method="post" action="${action}">${inputs(['state', 'id_token'])}<button>Sign in here</button></form>
    <form method="post" action="${action}">${inputs(['state'])}
      <input type="hidden" name="error" value="access_denied"><button>Turn back</button></form>`;
}
