import { DomainError } from '@portal/contract/error-codes';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sec-Fetch-Site of a write from the address bar or our own pages. */
const ownSites: readonly unknown[] = ['same-origin', 'none'];

/**
 * Refuses writes that another site's page makes a browser send. A request with neither Origin nor Sec-Fetch-Site comes
 * from a program and is accepted: browsers send Origin with every POST, PUT and DELETE, and cookies are `SameSite=Lax`.
 */
export function findForeignOrigin(
  request: {
    method: string;
    headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };
  },
  isOwnOrigin: (origin: string) => boolean,
): DomainError | undefined {
  if (safeMethods.has(request.method)) return undefined;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = origin === undefined ? site !== undefined && !ownSites.includes(site) : !isOwnOrigin(origin);
  return isForeign ? new DomainError('errorForbidden') : undefined;
}

/**
 * Refuses console writes from other pages. Throws errorForbidden. The cookie alone is not enough, because a sibling
 * host counts as the same site.
 */
export function assertConsoleOrigin(
  { method, headers }: { method: string; headers: { origin?: string | undefined } },
  isConsoleOrigin: (origin: string) => boolean,
): void {
  if (safeMethods.has(method)) return;
  if (headers.origin === undefined || !isConsoleOrigin(headers.origin)) throw new DomainError('errorForbidden');
}

/** Accepts these origins; in development also localhost and 127.0.0.1 on any port. */
export function ownOrigins(urls: readonly string[], development: boolean): (origin: string) => boolean {
  const own = urls.map((url) => new URL(url).origin);
  return (origin) => {
    if (own.includes(origin)) return true;
    if (!development || !URL.canParse(origin)) return false;
    const { hostname, protocol } = new URL(origin);
    return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  };
}
