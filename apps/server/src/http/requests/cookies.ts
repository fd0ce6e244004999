import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CookieName, CookiePlace } from '../../kernel/operation.ts';

/** Limits the refresh cookie to the operations that need it. */
const REFRESH_PATH = '/api/auth/tokens';
/** Each visit has its own path below this one, so that two visits in one browser have separate cookies. */
const VISITS_PATH = '/api/upload-visits';

interface CookieKind {
  name: string;
  path: string;
  /** `__Host-` requires Path=/; cookies with a narrower path can only be `__Secure-`. */
  securePrefix: '__Host-' | '__Secure-';
  /** Lax if the cookie must be sent when another site links to us. */
  sameSite: 'lax' | 'strict';
}

const kinds = {
  pendingVerification: { name: 'pendingVerification', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
  knownBrowser: { name: 'knownBrowser', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
  googleSignIn: { name: 'googleSignIn', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
  refresh: { name: 'refresh', path: REFRESH_PATH, securePrefix: '__Secure-', sameSite: 'lax' },
  uploadVisit: { name: 'uploadVisit', path: VISITS_PATH, securePrefix: '__Secure-', sameSite: 'lax' },
  staffSession: { name: 'staffSession', path: '/', securePrefix: '__Host-', sameSite: 'strict' },
  // Lax, so that it is sent when the identity provider redirects back.
  staffSignIn: { name: 'staffSignIn', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
} as const satisfies Record<CookieName, CookieKind>;

export function isOfConsole(name: CookieName): boolean {
  return name === 'staffSession' || name === 'staffSignIn';
}

export function cookieName(name: CookieName, secure: boolean): string {
  const kind = kinds[name];
  return secure ? `${kind.securePrefix}${kind.name}` : kind.name;
}

/** Every cookie is HttpOnly, and Secure on https. */
export function cookieOptions(name: CookieName, secure: boolean, { below }: CookiePlace = {}): CookieSerializeOptions {
  const { path, sameSite } = kinds[name];
  return { path: below === undefined ? path : `${path}/${below}`, httpOnly: true, sameSite, secure };
}
