import { RESEND_COUNTDOWN_FIRST_MS, RESEND_COUNTDOWN_MAXIMUM_MS } from '@portal/contract/constants';

/**
 * Wait before the next mail: 30 s, doubling up to 5 min.
 * @param sends mails sent for this request so far
 */
export function resendDelayMs(sends: number): number {
  return Math.min(RESEND_COUNTDOWN_FIRST_MS * 2 ** (sends - 1), RESEND_COUNTDOWN_MAXIMUM_MS);
}
