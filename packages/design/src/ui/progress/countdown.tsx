import { useState } from 'react';
import { announcedSeconds } from './countdown-clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970 by this machine's clock. */
  until: number;
  /** The sentence for a number of seconds. */
  children: (seconds: number) => string;
  onEnd: () => void;
}

/** A countdown in seconds: everyone sees each, screen readers announce a few. */
export function Countdown(props: CountdownProps) {
  return <RunningCountdown key={props.until} {...props} />;
}

function RunningCountdown({ until, children, onEnd }: CountdownProps) {
  const seconds = useSecondsLeft(until, onEnd);
  const [secondsAtStart] = useState(seconds);

  return (
    <>
      <span aria-hidden="true">{children(seconds)}</span>
      <span className="visually-hidden" role="status">
        {children(announcedSeconds(seconds, secondsAtStart))}
      </span>
    </>
  );
}
