import { DomainError } from '@portal/contract/error-codes';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a write that another site's page makes a browser send. Programs send no Origin and pass. */
export function refuseForeignOrigin(
  request: {
    method: string;
    headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };
  },
  isOwnOrigin: (origin: string) => boolean,
): void {
  if (safeMethods.has(request.method)) return;
  const { origin } = request.headers;
  const isForeign = origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !isOwnOrigin(origin);
  if (isForeign) throw new DomainError('errorForbidden');
}

/** The portal's own origin; in development localhost and 127.0.0.1 on any port too. */
export function ownOrigins(publicUrl: string, development: boolean): (origin: string) => boolean {
  const own = new URL(publicUrl).origin;
  return (origin) => {
    if (origin === own) return true;
    if (!development || !URL.canParse(origin)) return false;
    const { hostname, protocol } = new URL(origin);
    return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  };
}
