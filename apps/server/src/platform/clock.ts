/** The server's source of time; nothing else reads the machine's clock. */
export interface Clock {
  now(): Date;
}

/** A clock that can be advanced, for development and tests. */
export type AdjustableClock = Clock & {
  /** Advances the clock by a number of seconds; a negative number is refused. */
  advance(seconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/** Follows `base`, ahead of it by as much as it was advanced. */
export function adjustableClock(base: Clock = systemClock): AdjustableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(base.now().getTime() + aheadMs),
    advance: (seconds) => {
      if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError('A clock can only be moved forward');

      aheadMs += seconds * 1000;
    },
  };
}

/** Stands still at `start` until advanced. */
export function fixedClock(start: Date): AdjustableClock {
  return adjustableClock({ now: () => start });
}
