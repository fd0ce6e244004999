const ANNOUNCE_EVERY_SECONDS = 30;
const LAST_ANNOUNCEMENT_SECONDS = 10;

/** Whole seconds from now until then, never below 0; both in milliseconds. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * What a screen reader hears of a countdown: the start, every half minute, and the last ten seconds once.
 * @returns the seconds to say; the same number until the next announcement is due.
 */
export function announcedSeconds(secondsLeft: number, secondsAtStart: number): number {
  if (secondsLeft <= 0) return 0;
  if (secondsLeft <= LAST_ANNOUNCEMENT_SECONDS) return Math.min(LAST_ANNOUNCEMENT_SECONDS, secondsAtStart);
  return Math.min(secondsAtStart, Math.ceil(secondsLeft / ANNOUNCE_EVERY_SECONDS) * ANNOUNCE_EVERY_SECONDS);
}
