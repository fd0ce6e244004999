const ANNOUNCE_EVERY_SECONDS = 30;
const LAST_ANNOUNCEMENT_SECONDS = 10;

/** Whole seconds from now, never below 0; arguments in milliseconds. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * When screen readers announce a countdown: at the start, every half minute, and once for the last ten seconds.
 * @returns the seconds to announce; unchanged until the next announcement is due.
 */
export function announcedSeconds(secondsLeft: number, secondsAtStart: number): number {
  if (secondsLeft <= 0) return 0;
  if (secondsLeft <= LAST_ANNOUNCEMENT_SECONDS) return Math.min(LAST_ANNOUNCEMENT_SECONDS, secondsAtStart);
  return Math.min(secondsAtStart, Math.ceil(secondsLeft / ANNOUNCE_EVERY_SECONDS) * ANNOUNCE_EVERY_SECONDS);
}
