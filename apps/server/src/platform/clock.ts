/** The only source of time; nothing else reads the machine's clock. */
export interface Clock {
  now(): Date;
}

export type AdjustableClock = Clock & {
  advance(seconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

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

export function fixedClock(start: Date): AdjustableClock {
  return adjustableClock({ now: () => start });
}
