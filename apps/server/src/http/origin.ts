import { DomainError } from '@portal/contract/error-codes';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The refusal of a write that another site's page makes a browser send. Programs send no Origin and pass. */
export function findForeignOrigin(
  request: {
    method: string;
    headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };
  },
  isOwnOrigin: (origin: string) => boolean,
): DomainError | undefined {
  if (safeMethods.has(request.method)) return undefined;
  const { origin } = request.headers;
  const isForeign = origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !isOwnOrigin(origin);
  return isForeign ? new DomainError('errorForbidden') : undefined;
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
