/** Where the server takes the time from; nothing else reads the machine's clock. */
export type Clock = {
  now(): Date;
};

/** A clock that can be moved forward, for development and tests. */
export type AdjustableClock = Clock & {
  /** Moves the clock forward by a number of seconds; a negative number is refused. */
  advance(seconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/** Runs along with `base`, ahead of it by as much as was advanced. */
export function adjustableClock(base: Clock = systemClock): AdjustableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(base.now().getTime() + aheadMs),
    advance: (seconds) => {
      if (!Number.isFinite(seconds) || seconds < 0) {
        throw new RangeError('A clock only moves forward');
      }
      aheadMs += seconds * 1000;
    },
  };
}

/** Stands still at `start` until advanced. */
export function fixedClock(start: Date): AdjustableClock {
  return adjustableClock({ now: () => start });
}
