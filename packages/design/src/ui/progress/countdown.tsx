import { useState } from 'react';
import { announcedSeconds } from './countdown-clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownProps {
  /** End time in milliseconds since 1970, by this machine's clock. */
  until: number;
  children: (seconds: number) => string;
  onEnd: () => void;
}

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
