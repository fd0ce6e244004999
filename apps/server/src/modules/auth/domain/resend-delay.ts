import { RESEND_COUNTDOWN_FIRST_MS, RESEND_COUNTDOWN_MAXIMUM_MS } from '@portal/contract/constants';

/**
 * Milliseconds to wait after a send before the next one: 30 s, doubling up to 5 min (decisions, section 3).
 * @param sends emails sent for this request so far, including the last one
 */
export function resendDelayMs(sends: number): number {
  return Math.min(RESEND_COUNTDOWN_FIRST_MS * 2 ** (sends - 1), RESEND_COUNTDOWN_MAXIMUM_MS);
}
