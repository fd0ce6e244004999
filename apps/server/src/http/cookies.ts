import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CookieName } from './operation.ts';

/** The refresh cookie goes only to the operations that need it. */
const REFRESH_PATH = '/api/auth/tokens';

interface CookieKind {
  name: string;
  path: string;
  /** `__Host-` needs Path=/; a cookie of a narrower path can only be `__Secure-`. */
  securePrefix: '__Host-' | '__Secure-';
}

const kinds = {
  pendingVerification: { name: 'pendingVerification', path: '/', securePrefix: '__Host-' },
  knownBrowser: { name: 'knownBrowser', path: '/', securePrefix: '__Host-' },
  googleSignIn: { name: 'googleSignIn', path: '/', securePrefix: '__Host-' },
  refresh: { name: 'refresh', path: REFRESH_PATH, securePrefix: '__Secure-' },
} as const satisfies Record<CookieName, CookieKind>;

/** The name on the wire: prefixed where the portal is served over https. */
export function cookieName(name: CookieName, secure: boolean): string {
  const kind = kinds[name];
  return secure ? `${kind.securePrefix}${kind.name}` : kind.name;
}

/** HttpOnly, SameSite=Lax, Secure on https. */
export function cookieOptions(name: CookieName, secure: boolean): CookieSerializeOptions {
  return { path: kinds[name].path, httpOnly: true, sameSite: 'lax', secure };
}
