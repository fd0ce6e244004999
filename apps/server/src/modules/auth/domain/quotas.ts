import {
  CODE_FAILURES_PER_ACCOUNT_AN_HOUR,
  EXISTING_CUSTOMER_ANSWERS_PER_CLIENT_AN_HOUR,
  GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR,
  HOUR_MS,
  LEADS_PER_CLIENT_AN_HOUR,
  LINK_LIFETIME_MS,
  LINK_SENDS_PER_ADDRESS,
  SECOND_MS,
  SENDS_PER_ADDRESS_AN_HOUR,
  SENDS_PER_CLIENT_AN_HOUR,
  SENDS_PER_KNOWN_BROWSER_AN_HOUR,
} from '@portal/contract/constants';

/** Counted per subject: an address, a known browser, or a client address. */
export const quotaKinds = [
  'sendToAddress',
  'sendFromKnownBrowser',
  'sendFromClient',
  'linkToAddress',
  'noAccountToAddress',
  'codeFailureOfAddress',
  'codeFailureOfKnownBrowser',
  'existingCustomerAnswer',
  'lead',
  'googleSignIn',
] as const;
export type QuotaKind = (typeof quotaKinds)[number];

interface Quota {
  limit: number;
  windowMs: number;
}
const anHour = (limit: number): Quota => ({ limit, windowMs: HOUR_MS });
/** While this quota is used up, the newest of these mails still contains a valid link. */
const aLinkLifetime = (limit: number): Quota => ({ limit, windowMs: LINK_LIFETIME_MS });

export const quotas = {
  sendToAddress: anHour(SENDS_PER_ADDRESS_AN_HOUR),
  sendFromKnownBrowser: anHour(SENDS_PER_KNOWN_BROWSER_AN_HOUR),
  sendFromClient: anHour(SENDS_PER_CLIENT_AN_HOUR),
  linkToAddress: aLinkLifetime(LINK_SENDS_PER_ADDRESS),
  noAccountToAddress: aLinkLifetime(LINK_SENDS_PER_ADDRESS),
  codeFailureOfAddress: anHour(CODE_FAILURES_PER_ACCOUNT_AN_HOUR),
  codeFailureOfKnownBrowser: anHour(CODE_FAILURES_PER_ACCOUNT_AN_HOUR),
  existingCustomerAnswer: anHour(EXISTING_CUSTOMER_ANSWERS_PER_CLIENT_AN_HOUR),
  lead: anHour(LEADS_PER_CLIENT_AN_HOUR),
  googleSignIn: anHour(GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR),
} as const satisfies Record<QuotaKind, Quota>;

/** Events older than this are not counted by any quota. */
export const LONGEST_QUOTA_WINDOW_MS = Math.max(...Object.values(quotas).map(({ windowMs }) => windowMs));

/**
 * When a quota has room; undefined if it has room now.
 * @param oldestThatCounts the limit-th newest event, if there are that many
 */
export function quotaFreeAt(kind: QuotaKind, oldestThatCounts: Date | undefined, now: Date): Date | undefined {
  if (!oldestThatCounts) return undefined;
  const freeAt = new Date(oldestThatCounts.getTime() + quotas[kind].windowMs);
  return freeAt > now ? freeAt : undefined;
}

/** Whole seconds until `time`, rounded up, at least 1: for Retry-After. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND_MS));
}
