export interface PausableTimer {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Calls `onEnd` once after this many milliseconds of running time; paused time does not count. */
export function startPausableTimer(durationMs: number, onEnd: () => void): PausableTimer {
  let left = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, Math.max(0, left));
  };
  resume();
  return { pause, resume, stop: pause };
}
