import type { Config } from '../../config/index.ts';

/**
 * Whether a request was sent to the console's host: any, or that of `STAFF_URL`. The host is the one of the request itself: anybody
 * can write X-Forwarded-Host, and a proxy that knows nothing of it passes it on.
 */
export function isConsoleHost(
  { staffUrl }: Pick<Config, 'staffUrl'>,
  { headers }: { headers: { host?: string | undefined } },
): boolean {
  return staffUrl === undefined || headers.host === new URL(staffUrl).host;
}
