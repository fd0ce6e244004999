import { KNOWN_BROWSER_LIFETIME_MS, PENDING_VERIFICATION_LIFETIME_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import { clientKey } from '../../../http/limits/client-address.ts';
import { makeToken, tokenHashes } from './credentials.ts';
import { isBrowserToken } from '../storage/known-browsers.ts';

export interface Browser {
  pendingToken: string | undefined;
  knownBrowserToken: string | undefined;
  /** Client address; IPv6 addresses count by /64. */
  clientKey: string;
}

export function readBrowser(exchange: Exchange): Browser {
  return {
    pendingToken: exchange.getCookie('pendingVerification'),
    knownBrowserToken: exchange.getCookie('knownBrowser'),
    clientKey: clientKey(exchange.clientAddress),
  };
}

/** Possible stored hashes of this browser's request; undefined without a pending cookie. */
export function pendingHashes(context: Context, browser: Browser): string[] | undefined {
  return browser.pendingToken === undefined ? undefined : tokenHashes(context, 'pending', browser.pendingToken);
}

export function setPendingCookie(exchange: Exchange, token: string): void {
  exchange.setCookie('pendingVerification', token, { maxAgeMs: PENDING_VERIFICATION_LIFETIME_MS });
}

export async function chooseKnownBrowserToken(context: Context, browser: Browser): Promise<string> {
  const { knownBrowserToken } = browser;
  const isOurs =
    knownBrowserToken !== undefined &&
    (await isBrowserToken(context.database.query, tokenHashes(context, 'knownBrowser', knownBrowserToken)));
  return isOurs ? knownBrowserToken : makeToken(context);
}

export function setKnownBrowserCookie(exchange: Exchange, token: string): void {
  exchange.setCookie('knownBrowser', token, { maxAgeMs: KNOWN_BROWSER_LIFETIME_MS });
}
