import {
  CODE_FAILURES_PER_ACCOUNT_AN_HOUR,
  EXISTING_CUSTOMER_ANSWERS_PER_CLIENT_AN_HOUR,
  GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR,
  HOUR_MS,
  LEADS_PER_CLIENT_AN_HOUR,
  SECOND_MS,
  SENDS_PER_ADDRESS_AN_HOUR,
  SENDS_PER_CLIENT_AN_HOUR,
  SENDS_PER_KNOWN_BROWSER_AN_HOUR,
} from '@portal/contract/constants';

/** What is counted, each for a subject of its own: an address, a known browser, or a client address. */
export const quotaKinds = [
  'sendToAddress',
  'sendFromKnownBrowser',
  'sendFromClient',
  'codeFailureOfAddress',
  'codeFailureOfKnownBrowser',
  'existingCustomerAnswer',
  'lead',
  'googleSignIn',
] as const;
export type QuotaKind = (typeof quotaKinds)[number];

/** Each quota is for any 60 minutes (decisions, section 3). */
export const QUOTA_WINDOW_MS = HOUR_MS;

export const quotaLimits = {
  sendToAddress: SENDS_PER_ADDRESS_AN_HOUR,
  sendFromKnownBrowser: SENDS_PER_KNOWN_BROWSER_AN_HOUR,
  sendFromClient: SENDS_PER_CLIENT_AN_HOUR,
  codeFailureOfAddress: CODE_FAILURES_PER_ACCOUNT_AN_HOUR,
  codeFailureOfKnownBrowser: CODE_FAILURES_PER_ACCOUNT_AN_HOUR,
  existingCustomerAnswer: EXISTING_CUSTOMER_ANSWERS_PER_CLIENT_AN_HOUR,
  lead: LEADS_PER_CLIENT_AN_HOUR,
  googleSignIn: GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR,
} as const satisfies Record<QuotaKind, number>;

/**
 * When a used-up quota frees its next place; undefined where it has one now.
 * @param oldestThatCounts the event that uses the last place: the limit-th newest, if there are so many
 */
export function quotaFreeAt(oldestThatCounts: Date | undefined, now: Date): Date | undefined {
  if (!oldestThatCounts) return undefined;
  const freeAt = new Date(oldestThatCounts.getTime() + QUOTA_WINDOW_MS);
  return freeAt > now ? freeAt : undefined;
}

/** Whole seconds until `time`, rounded up, at least 1: for Retry-After. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND_MS));
}
