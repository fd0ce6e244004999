import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CookieName, CookiePlace } from '../../kernel/operation.ts';

/** The refresh cookie goes only to the operations that need it. */
const REFRESH_PATH = '/api/auth/tokens';
/** Above the id of a visit: two visits of one browser have a cookie each. */
const VISITS_PATH = '/api/upload-visits';

interface CookieKind {
  name: string;
  path: string;
  /** `__Host-` needs Path=/; a cookie of a narrower path can only be `__Secure-`. */
  securePrefix: '__Host-' | '__Secure-';
  /** Lax where it must come along when another site sends the browser to us. */
  sameSite: 'lax' | 'strict';
}

const kinds = {
  pendingVerification: { name: 'pendingVerification', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
  knownBrowser: { name: 'knownBrowser', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
  googleSignIn: { name: 'googleSignIn', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
  refresh: { name: 'refresh', path: REFRESH_PATH, securePrefix: '__Secure-', sameSite: 'lax' },
  uploadVisit: { name: 'uploadVisit', path: VISITS_PATH, securePrefix: '__Secure-', sameSite: 'lax' },
  staffSession: { name: 'staffSession', path: '/', securePrefix: '__Host-', sameSite: 'strict' },
  // Comes back from the identity provider.
  staffSignIn: { name: 'staffSignIn', path: '/', securePrefix: '__Host-', sameSite: 'lax' },
} as const satisfies Record<CookieName, CookieKind>;

/** Whether a cookie belongs to the console, which may have an address of its own. */
export function isOfConsole(name: CookieName): boolean {
  return name === 'staffSession' || name === 'staffSignIn';
}

/** The name on the wire: prefixed if the portal is served over https. */
export function cookieName(name: CookieName, secure: boolean): string {
  const kind = kinds[name];
  return secure ? `${kind.securePrefix}${kind.name}` : kind.name;
}

/** HttpOnly, SameSite by its kind, Secure on https. */
export function cookieOptions(name: CookieName, secure: boolean, { below }: CookiePlace = {}): CookieSerializeOptions {
  const { path, sameSite } = kinds[name];
  return { path: below === undefined ? path : `${path}/${below}`, httpOnly: true, sameSite, secure };
}
