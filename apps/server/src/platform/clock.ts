/** The only source of time; nothing else reads the machine's clock. */
export interface Clock {
  now(): Date;
}

/** For development and tests. */
export type AdjustableClock = Clock & {
  /** Advances by a number of seconds; negative numbers are refused. */
  advance(seconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/** Runs ahead of `base` by the amount advanced. */
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

/** Stays at `start` until advanced. */
export function fixedClock(start: Date): AdjustableClock {
  return adjustableClock({ now: () => start });
}
