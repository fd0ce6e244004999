import { useEffect, useEffectEvent, useState } from 'react';
import { secondsUntil } from './countdown-clock.ts';

const TICK_MS = 250;

/**
 * Whole seconds until `until`, which is in milliseconds by this machine's clock. Use `until` as the component's key.
 */
export function useSecondsLeft(until: number, onEnd?: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until, Date.now()));
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(until, Date.now());
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
