import { useEffect, useEffectEvent, useState } from 'react';
import { announcedSeconds, secondsUntil } from './countdown-clock.ts';

const TICK_MS = 250;

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970 by this machine's clock. */
  until: number;
  /** The sentence for a number of seconds. */
  children: (seconds: number) => string;
  onEnd: () => void;
}

/** Seconds running down: everybody sees each, a screen reader hears a few. */
export function Countdown(props: CountdownProps) {
  return <RunningCountdown key={props.until} {...props} />;
}

function RunningCountdown({ until, children, onEnd }: CountdownProps) {
  const [secondsAtStart] = useState(() => secondsUntil(until, Date.now()));
  const [seconds, setSeconds] = useState(secondsAtStart);
  const end = useEffectEvent(onEnd);

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

  return (
    <>
      <span aria-hidden="true">{children(seconds)}</span>
      <span className="visually-hidden" role="status">
        {children(announcedSeconds(seconds, secondsAtStart))}
      </span>
    </>
  );
}
