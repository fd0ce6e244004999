import type { Config } from '../../config/index.ts';

/**
 * Whether a request was sent to the console's host: that of `STAFF_URL`, or any host if it is not set. Uses the
 * request's own host, because anyone can send X-Forwarded-Host, and a proxy that does not know the header passes it on.
 */
export function isConsoleHost(
  { staffUrl }: Pick<Config, 'staffUrl'>,
  { headers }: { headers: { host?: string | undefined } },
): boolean {
  return staffUrl === undefined || headers.host === new URL(staffUrl).host;
}
