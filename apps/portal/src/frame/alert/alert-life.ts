import { ALERT_CLEAR_DELAY_MS, TOAST_DURATION_MS } from '@portal/contract/constants';
import { startPausableTimer } from './pausable-timer.ts';

export interface AlertLife {
  /** Hides it at once. */
  close: () => void;
  /** Time does not count while the pointer or the focus is on it. */
  hold: (isHeld: boolean) => void;
  /** Ends it silently: another alert takes its place. */
  stop: () => void;
}

export interface AlertEvents {
  onHide: () => void;
  onClear: () => void;
}

/** An alert hides after 6000 ms, and its state is cleared 1 s after it closed (specification, section 2). */
export function startAlertLife({ onHide, onClear }: AlertEvents): AlertLife {
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const showing = startPausableTimer(TOAST_DURATION_MS, () => close());

  function close(): void {
    if (clearing !== undefined) return;
    showing.stop();
    clearing = setTimeout(onClear, ALERT_CLEAR_DELAY_MS);
    onHide();
  }

  return {
    close,
    hold: (isHeld) => {
      if (clearing !== undefined) return;
      if (isHeld) showing.pause();
      else showing.resume();
    },
    stop: () => {
      showing.stop();
      clearTimeout(clearing);
    },
  };
}
